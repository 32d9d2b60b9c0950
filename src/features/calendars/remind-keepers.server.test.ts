import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { day_ms } from "../../contract/durations.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { calendar } from "../../schema/calendars.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { calendarEmails } from "./emails.ts";
import { remindKeepers } from "./remind-keepers.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

test("a provider is reminded once, a week before the calendar goes out of date, and not after it was confirmed", async () => {
  const { id, email } = await buildProvider(app, { business_name: "Reminded" });
  const unpublished = await buildProvider(app, { is_published: false });
  await db
    .insert(calendar)
    .values([id, unpublished.id].map((provider_id) => ({ provider_id, kept_at: app.clock.now() })));
  const queued = (recipient: string) => db.$count(outgoingEmail, eq(outgoingEmail.recipient, recipient));
  app.clock.advance(53 * day_ms - 1);
  await remindKeepers(app.ctx());
  expect(await queued(email)).toBe(0);
  app.clock.advance(1);
  await Promise.all([remindKeepers(app.ctx()), remindKeepers(app.ctx())]);
  app.clock.advance(day_ms);
  await remindKeepers(app.ctx());
  expect([await queued(email), await queued(unpublished.email)]).toEqual([1, 0]);
  await db.update(calendar).set({ kept_at: app.clock.now() }).where(eq(calendar.provider_id, id));
  app.clock.advance(53 * day_ms);
  await remindKeepers(app.ctx());
  expect(await queued(email)).toBe(2);
});

test("the reminder says until when the calendar counts and links to it; it is not sent if the calendar was confirmed in between", async () => {
  const [one, other] = [await buildProvider(app, { business_name: "Karoo Film" }), await buildProvider(app)];
  app.clock.set("2027-01-01T08:00:00Z");
  await db
    .insert(calendar)
    .values([one.id, other.id].map((provider_id) => ({ provider_id, kept_at: app.clock.now() })));
  app.clock.advance(55 * day_ms);
  await remindKeepers(app.ctx());
  await db.update(calendar).set({ kept_at: app.clock.now() }).where(eq(calendar.provider_id, other.id));
  await deliverEmails(app.runtime, openMailer(app.runtime.config), calendarEmails);
  const [mail] = await app.mailbox.waitFor(one.email);
  expect(mail?.subject).toBe("Is your calendar still right?");
  expect(mail?.text).toContain("After 2 March 2027");
  expect(mail?.text).toMatch(/https?:\/\/\S+\/calendar/);
  expect(await app.mailbox.emailsTo(other.email)).toEqual([]);
});
