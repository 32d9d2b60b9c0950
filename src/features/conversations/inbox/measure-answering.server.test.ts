import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildProvider, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { openConversation } from "../../../../test/open-conversation.ts";
import { answering_enquiries_min } from "../../../contract/conversations/answering.ts";
import { nudge_after_hours } from "../../../contract/conversations/calls.ts";
import type { MyResponseStats } from "../../../contract/conversations/inbox-schema.ts";
import { day_ms, hour_ms } from "../../../contract/durations.ts";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { rows } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { conversation } from "../../../schema/conversations.ts";
import { enquiry, enquiryRecipient } from "../../../schema/enquiries.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";
import { measureAnswering } from "./measure-answering.ts";
import { remindSilent } from "./remind-silent.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

const ago = (ms: number) => new Date(app.clock.now().getTime() - ms);
const remindersOf = (id: string) =>
  rows<{ is_dropped: boolean }>(
    db,
    sql`select is_dropped from outgoing_email where subject_id = ${id} and template = 'waiting_couples'`,
  );

type Conversation = Partial<typeof conversation.$inferInsert>;

async function makeRequest(provider_id: string, hours: number, overrides: Conversation = {}): Promise<string> {
  const [enquiry_id, id] = [newId(), newId()];
  const content = { couple_name: "Lerato", couple_email: "lerato@couple.test", message: "Free?" };
  await db.insert(enquiry).values({ id: enquiry_id, kind: "direct", couple_id: null, ...content });
  await db.insert(enquiryRecipient).values({ id, enquiry_id, provider_id, provider_name: "Business" });
  await db
    .update(conversation)
    .set({ opened_at: ago(hours * hour_ms), ...overrides })
    .where(eq(conversation.id, id));
  return id;
}

const answeredAfter = (hours: number, took: number): Conversation => ({
  answered_at: ago((hours - took) * hour_ms),
  status: "answered",
  last_by: "provider",
});

async function seen(provider_id: string) {
  await measureAnswering(app.ctx());
  const profile = await app.call<{ data: ProviderProfile }>(`/api/providers/${provider_id}`);
  const token = await buildToken(app, provider_id);
  return { says: profile.body.data.answers, own: (await app.call<MyResponseStats>("/api/answering", { token })).body };
}

test("the response time is on profile and card from five enquiries on, and is removed once it is no longer true", async () => {
  const { id } = await buildProvider(app, { categories: ["florists"] });
  for (const took of [1, 2, 5]) await makeRequest(id, 100, answeredAfter(100, took));
  await makeRequest(id, 100, answeredAfter(100, 47));
  expect(await seen(id)).toEqual({
    says: null,
    own: { enquiries: 4, answered: 4, median_minutes: 120, says: null, waiting: 0 },
  });
  await makeRequest(id, 100, answeredAfter(100, 6));
  expect((await seen(id)).says).toBe("Usually answers within 6 hours");
  const list = await app.call<{ providers: ProviderProfile[] }>("/api/providers?category=florists");
  expect(list.body.providers.map(({ answers }) => answers)).toEqual(["Usually answers within 6 hours"]);
  for (let at = 0; at < 5; at += 1) await makeRequest(id, 60);
  expect(await seen(id)).toEqual({
    says: "Usually answers within two days",
    own: { enquiries: 10, answered: 5, median_minutes: 47 * 60, says: "Usually answers within two days", waiting: 5 },
  });
  await makeRequest(id, 60);
  expect((await seen(id)).says).toBeNull();
});

test("a conversation that was junk, is too new, too old, answered elsewhere or closed by the couple is not counted", async () => {
  const { id } = await buildProvider(app);
  for (let at = 0; at < answering_enquiries_min; at += 1) await makeRequest(id, 100, answeredAfter(100, 3));
  await makeRequest(id, 100, { is_junk: true });
  await makeRequest(id, 47);
  await makeRequest(id, 91 * 24);
  await makeRequest(id, 91 * 24, answeredAfter(91 * 24, 1));
  await makeRequest(id, 100, { answered_elsewhere_at: ago(hour_ms) });
  await makeRequest(id, 100, { status: "closed", closed_at: ago(hour_ms) });
  expect((await seen(id)).own).toMatchObject({ enquiries: 5, answered: 5, median_minutes: 180 });
});

test("a provider's answer is measured, and couples see no figures", async () => {
  const { couple, provider } = await openConversation(app);
  app.clock.advance(30 * 60 * 1000);
  await provider.write("Yes.");
  const own = await app.call<MyResponseStats>("/api/answering", { token: provider.token });
  expect(own.body).toMatchObject({ enquiries: 1, answered: 1, median_minutes: 30 });
  expect((await app.call("/api/answering", { token: couple.token })).status).toBe(403);
});

test("a provider is notified of each waiting couple once, at most once a day", async () => {
  const now = app.clock.now();
  const { id, email } = await buildProvider(app, { email_verified_at: now });
  const silent = await buildProvider(app, { email_verified_at: null });
  for (const each of [id, silent.id]) await makeRequest(each, nudge_after_hours + 1);
  await makeRequest(id, nudge_after_hours + 5, {
    status: "answered",
    answered_at: ago(hour_ms),
    last_by: "provider",
  });
  await makeRequest(id, 1);
  await Promise.all([remindSilent(app.ctx()), remindSilent(app.ctx())]);
  const [first] = await app.mailbox.waitFor(email, 1);
  expect(first?.subject).toBe("A couple is waiting for your reply");
  app.clock.advance(6 * hour_ms);
  await makeRequest(id, nudge_after_hours + 2);
  await remindSilent(app.ctx());
  app.clock.advance(day_ms);
  await remindSilent(app.ctx());
  const emails = await app.mailbox.waitFor(email, 2);
  expect(emails.map(({ subject }) => subject)).toEqual([
    "A couple is waiting for your reply",
    "3 couples are waiting for your reply",
  ]);
  app.clock.advance(day_ms + hour_ms);
  await remindSilent(app.ctx());
  expect(await remindersOf(id)).toHaveLength(2);
});

test("a provider that answered before the email is sent gets none", async () => {
  const { id } = await buildProvider(app, { email_verified_at: app.clock.now() });
  const waiting = await makeRequest(id, nudge_after_hours + 1);
  await db.transaction(async (tx) => {
    await remindSilent({ ...app.ctx(), db: tx });
    await tx.update(conversation).set({ status: "answered" }).where(eq(conversation.id, waiting));
  });
  await expect.poll(() => remindersOf(id)).toEqual([{ is_dropped: true }]);
});
