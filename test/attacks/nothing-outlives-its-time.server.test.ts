import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { deliverEmail } from "../../src/features/emails/jobs.ts";
import { rows } from "../../src/platform/database/database.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { outboxStorage } from "../../src/platform/jobs/outbox.ts";
import { outgoingEmail } from "../../src/schema/emails.ts";
import { confirmedEmail, enquiry } from "../../src/schema/enquiries.ts";
import { invitation } from "../../src/schema/invitations.ts";
import { verificationRequest } from "../../src/schema/trust.ts";
import { purgeExpired } from "../../src/server/jobs/purge-expired.ts";
import { enquiryPeople } from "../enquiry-people.ts";
import { buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const { openCouple, openProvider } = await enquiryPeople(app);
const day = 24 * 60 * 60 * 1000;

async function purgeOn(at: string): Promise<void> {
  app.clock.set(at);
  await Promise.all([purgeExpired(app.runtime), purgeExpired(app.runtime)]);
}

test("an enquiry is emptied 24 months after its wedding, or its sending, and its row and dates stay", async () => {
  app.clock.set("2026-06-17T10:00:00.000Z");
  const [couple, provider] = [await openCouple(), await openProvider()];
  await couple.makeRequest(provider.id, {
    wedding_date: "2027-03-07",
    message: "Is the garden free?",
    couple_phone: "0821234567",
  });
  await couple.makeRequest(provider.id, { message: "No day yet" });
  const result = () => db.select().from(enquiry).where(eq(enquiry.couple_email, couple.content.couple_email));
  await purgeOn("2028-06-17T10:00:00.000Z");
  expect(await result()).toHaveLength(2);
  await purgeOn("2028-06-18T10:00:00.000Z");
  expect(await result()).toMatchObject([{ wedding_date: "2027-03-07" }]);
  await purgeOn("2029-03-08T10:00:00.000Z");
  expect(await result()).toEqual([]);

  const token = await buildToken(app, provider.id);
  const { body } = await app.call<{ enquiries: object[] }>("/api/enquiries/received", { token });
  expect(body.enquiries).toMatchObject([
    { couple_name: "", couple_email: "", couple_phone: null, message: null, wedding_date: null, delivery: "waiting" },
    { couple_name: "", couple_email: "", couple_phone: null, message: null, wedding_date: "2027-03-07" },
  ]);
  expect(await db.$count(enquiry, eq(enquiry.couple_id, couple.id))).toBe(0);
  const copies = eq(outgoingEmail.template, "enquiry_copy_to_couple");
  expect(await db.$count(outgoingEmail, copies)).toBe(0);
});

test("an unanswered invitation is deleted half a year after it was last sent, with its mail", async () => {
  app.clock.set("2026-06-17T10:00:00.000Z");
  const token = await buildToken(app, (await buildSuperAdmin(app)).id);
  const body = { email: "silent@people.test", name: "Naledi" };
  expect((await app.call("/api/invitations/send", { token, body })).status).toBe(201);
  const left = async () => [
    await db.$count(invitation, eq(invitation.email, body.email)),
    await db.$count(outgoingEmail, eq(outgoingEmail.recipient, body.email)),
  ];
  await purgeOn("2026-12-17T09:00:00.000Z");
  expect((await left())[0]).toBe(1);
  await purgeOn("2026-12-17T11:00:00.000Z");
  expect(await left()).toEqual([0, 0]);
});

test("a request for verification is deleted a year after its answer, or after it was sent where nobody answered", async () => {
  app.clock.set("2026-06-17T10:00:00.000Z");
  const admin = await buildToken(app, (await buildSuperAdmin(app)).id);
  const makeRequest = async (motivation: string) => {
    const asker = await buildProvider(app);
    const token = await buildToken(app, asker.id);
    await app.call("/api/verifications/request", { token, body: { motivation } });
    return () => db.$count(verificationRequest, eq(verificationRequest.provider_id, asker.id));
  };
  const unanswered = await makeRequest("We have been open for ten years.");
  const answered = await makeRequest("Our registration papers are here.");
  const { body } = await app.call<{ requests: { id: string; motivation: string }[] }>(
    "/api/admin/verification-requests",
    { token: admin },
  );
  app.clock.set("2026-06-17T10:05:00.000Z");
  const id = body.requests.find(({ motivation }) => motivation.startsWith("Our"))?.id;
  const decision = { decision: "not_yet", note: "Please send them by email." };
  const path = `/api/admin/verification-requests/${id}/decision`;
  expect((await app.call(path, { token: admin, body: decision })).status).toBe(200);
  await purgeOn("2027-06-17T09:59:59.000Z");
  expect([await unanswered(), await answered()]).toEqual([1, 1]);
  await purgeOn("2027-06-17T10:04:00.000Z");
  expect([await unanswered(), await answered()]).toEqual([0, 1]);
  await purgeOn("2027-06-17T10:05:00.000Z");
  expect(await answered()).toBe(0);
});

test("the confirmation of an email without an account is deleted two years later", async () => {
  const row = { email_hash: "hash", confirmed_at: new Date("2026-06-17T10:00:00.000Z") };
  await db.insert(confirmedEmail).values(row);
  await purgeOn("2028-06-17T09:59:00.000Z");
  expect(await db.$count(confirmedEmail)).toBe(1);
  await purgeOn("2028-06-17T10:00:00.000Z");
  expect(await db.$count(confirmedEmail)).toBe(0);
});

test("a failed email loses its address after 90 days like a sent one, with the server's answer", async () => {
  const id = newId();
  const row = { template: "note", data: { name: "Lerato" }, recipient: "full@people.test", subject_id: newId() };
  const last_error = "full@people.test: mailbox full";
  app.clock.set("2026-06-17T10:00:00.000Z");
  await db.insert(outgoingEmail).values({ id, ...row, state: "failed", last_error, created_at: app.clock.now() });
  const result = () => db.select().from(outgoingEmail).where(eq(outgoingEmail.id, id));
  await purgeOn("2026-09-15T09:00:00.000Z");
  expect(await result()).toMatchObject([{ recipient: row.recipient }]);
  await purgeOn("2026-09-15T11:00:00.000Z");
  expect(await result()).toMatchObject([
    { recipient: "", data: {}, last_error: null, state: "failed", is_dropped: true },
  ]);
});

test("a mail that is saved as a file is deleted after 30 days", async () => {
  const storage = outboxStorage(app.runtime.config);
  const now = Date.parse("2026-06-17T10:00:00.000Z");
  const [old, young] = [31, 29].map((days) => `${v7({ msecs: now - days * day })}.eml`);
  for (const name of [old, young]) await storage.put(name ?? "", new TextEncoder().encode("To: lerato@people.test"));
  await purgeOn("2026-06-17T10:00:00.000Z");
  expect([await storage.get(old ?? ""), await storage.get(young ?? "")]).toEqual([null, expect.anything()]);
});

test("a finished job is retained for an hour", async () => {
  await db.transaction((tx) => app.runtime.jobs.enqueue(tx, deliverEmail, { letter_id: newId() }));
  const saved = await rows(db, sql`select distinct deletion_seconds from jobs.job where left(name, 2) <> '__'`);
  expect(saved).toEqual([{ deletion_seconds: 3_600 }]);
});

test("expired sessions and links, attempts that stopped counting and old outcomes are deleted", async () => {
  app.clock.set("2026-06-17T10:00:00.000Z");
  const couple = await openCouple();
  const body = { ...couple.content, couple_email: "once@people.test", provider_id: (await openProvider()).id };
  await app.call("/api/enquiries/direct", { body, headers: { "Idempotency-Key": newId() } });
  await db.execute(sql`
    insert into account_token (token_hash, account_id, purpose, expires_at)
    values ('over', ${couple.id}, 'password_reset', ${"2026-06-17T11:00:00.000Z"}::timestamptz)`);
  await db.execute(sql`
    insert into done_once (key, fingerprint, created_at) values ('old', 'x', ${"2026-06-17T10:00:00.000Z"}::timestamptz)`);
  const left = async () => {
    const counts = ["session", "account_token", "rate_limit_hit", "done_once"].map((table) =>
      rows<{ left: number }>(db, sql`select count(*)::int as left from ${sql.identifier(table)}`),
    );
    return (await Promise.all(counts)).map(([row]) => row?.left);
  };
  expect(Math.min(...(await left()).map((count) => count ?? 0))).toBeGreaterThan(0);
  await purgeOn("2030-09-17T10:00:00.000Z");
  expect(await left()).toEqual([0, 0, 0, 0]);
});
