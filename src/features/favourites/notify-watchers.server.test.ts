import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openCalendar, usualRules } from "../../../test/open-calendar.ts";
import { day_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { account } from "../../schema/accounts.ts";
import { calendar } from "../../schema/calendars.ts";
import { couple, favouriteWatch } from "../../schema/couples.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { provider } from "../../schema/providers.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { favouriteEmails, favouriteFree } from "./emails.ts";
import { notifyWatchers } from "./notify-watchers.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const date = "2027-03-20";

async function wait(overrides: Parameters<typeof buildCouple>[1] = {}, business_name = "Awaited") {
  const { id, email } = await buildCouple(app, {
    wedding_date: date,
    email_verified_at: app.clock.now(),
    ...overrides,
  });
  const token = await buildToken(app, id);
  const owner = await openCalendar(app, { business_name });
  const { body } = await owner.add({ kind: "booking", from: overrides.wedding_date ?? date });
  const saved = await app.call<{ favorite: { id: string } }>("/api/favorites", {
    token,
    body: { provider_id: owner.id },
  });
  const favourite_id = saved.body.favorite.id;
  const watch = () =>
    app.call(`/api/favorites/${favourite_id}/watch`, { method: "PUT", token, body: { is_watched: true } });
  await watch();
  return {
    id,
    email,
    token,
    favourite_id,
    owner,
    watch,
    free: () => owner.remove(body.entry.id),
    isWatched: async () => (await db.$count(favouriteWatch, eq(favouriteWatch.favourite_id, favourite_id))) === 1,
    queued: () =>
      db.$count(outgoingEmail, and(eq(outgoingEmail.recipient, email), eq(outgoingEmail.template, favouriteFree.name))),
  };
}

/** Two runs, far enough apart for a day to count as free. */
async function notify() {
  await notifyWatchers(app.ctx());
  app.clock.advance(limits.watch_debounce_seconds * 1000);
  await notifyWatchers(app.ctx());
}

test("one email is sent when the day is free for a while, from any number of processes at once, and the watch ends", async () => {
  const { free, owner, queued, isWatched, watch } = await wait();
  await notify();
  expect([await queued(), await isWatched()]).toEqual([0, true]);
  await free();
  await notifyWatchers(app.ctx());
  app.clock.advance(limits.watch_debounce_seconds * 1000 - 1);
  await notifyWatchers(app.ctx());
  expect(await queued()).toBe(0);
  app.clock.advance(1);
  await Promise.all([1, 2, 3].map(() => notifyWatchers(app.ctx())));
  expect([await queued(), await isWatched()]).toEqual([1, false]);
  await owner.add({ kind: "booking", from: date });
  await notify();
  expect(await queued()).toBe(1);
  // a new watch sends a new email
  await watch();
  expect(await isWatched()).toBe(true);
});

test("a date that its provider frees and takes back at once notifies nobody", async () => {
  const { free, owner, queued, isWatched } = await wait();
  await free();
  await notifyWatchers(app.ctx());
  await owner.add({ kind: "booking", from: date });
  await notify();
  expect([await queued(), await isWatched()]).toEqual([0, true]);
});

test("a limited day counts as a free one; an unconfirmed calendar does not", async () => {
  const [many, silent] = [await wait(), await wait()];
  await many.owner.rules({ ...usualRules, capacity: 2 });
  await db
    .update(calendar)
    .set({ kept_at: new Date(0) })
    .where(eq(calendar.provider_id, silent.owner.id));
  await notify();
  expect([await many.queued(), await silent.queued(), await silent.isWatched()]).toEqual([1, 0, true]);
});

test("a day is not freed while a weekday or a season closes it", async () => {
  const { owner, free, queued } = await wait();
  await owner.rules({ ...usualRules, weekdays_taken: ["saturday"] });
  await free();
  await notify();
  expect(await queued()).toBe(0);
  await owner.rules({ ...usualRules, seasons: [{ from: "03-01", to: "03-31" }] });
  await notify();
  expect(await queued()).toBe(0);
  await owner.rules(usualRules);
  await notify();
  expect(await queued()).toBe(1);
});

test("a watch belongs to its date: it ends when that passes, and when the couple marries on another", async () => {
  const moved = await wait();
  await db.update(couple).set({ wedding_date: "2027-03-27" }).where(eq(couple.id, moved.id));
  await moved.free();
  await notify();
  expect([await moved.queued(), await moved.isWatched()]).toEqual([0, false]);
  const passed = await wait({ wedding_date: "2027-01-09" });
  app.clock.set("2027-01-10T08:00:00Z");
  await notifyWatchers(app.ctx());
  expect([await passed.queued(), await passed.isWatched()]).toEqual([0, false]);
});

test("the watch stays while the provider hides or the couple's address is unconfirmed, and is deleted with the provider", async () => {
  const [hidden, unconfirmed, deleted] = [await wait(), await wait(), await wait()];
  await db.update(provider).set({ is_published: false }).where(eq(provider.id, hidden.owner.id));
  await db.update(account).set({ email_verified_at: null }).where(eq(account.id, unconfirmed.id));
  for (const { free } of [hidden, unconfirmed]) await free();
  await db.delete(provider).where(eq(provider.id, deleted.owner.id));
  await notify();
  for (const { queued, isWatched } of [hidden, unconfirmed])
    expect([await queued(), await isWatched()]).toEqual([0, true]);
  expect(await deleted.isWatched()).toBe(false);
  await db.update(provider).set({ is_published: true }).where(eq(provider.id, hidden.owner.id));
  await db.update(account).set({ email_verified_at: app.clock.now() }).where(eq(account.id, unconfirmed.id));
  await notify();
  expect([await hidden.queued(), await unconfirmed.queued()]).toEqual([1, 1]);
});

test("the email names the vendor and the date, links to it with the date, and says so if the date was taken since; no email is sent for a removed watch", async () => {
  const [one, late, deleted, moved] = [await wait({}, "Karoo Film"), await wait(), await wait(), await wait()];
  for (const { free } of [one, late, deleted, moved]) await free();
  await notify();
  await late.owner.add({ kind: "booking", from: date });
  await app.call(`/api/favorites/${deleted.favourite_id}`, { method: "DELETE", token: deleted.token });
  await db.update(couple).set({ wedding_date: "2027-03-27" }).where(eq(couple.id, moved.id));
  await deliverEmails(app.runtime, openMailer(app.runtime.config), favouriteEmails);
  const [mail] = await app.mailbox.waitFor(one.email);
  expect(mail?.subject).toBe("Karoo Film is available on 20 March 2027");
  expect(mail?.text).toContain(`/provider/${one.owner.id}?date=${date}`);
  expect(mail?.text).toContain("/unsubscribe");
  const [second] = await app.mailbox.waitFor(late.email);
  expect(second?.subject).toBe("Awaited was briefly available on 20 March 2027");
  for (const { email } of [deleted, moved]) expect(await app.mailbox.emailsTo(email)).toEqual([]);
});

test("the watch is deleted with the couple", async () => {
  const { token, isWatched, id } = await wait();
  app.clock.advance(day_ms);
  await db.delete(account).where(eq(account.id, id));
  expect(await isWatched()).toBe(false);
  expect((await app.call("/api/favorites", { token })).status).toBe(401);
});
