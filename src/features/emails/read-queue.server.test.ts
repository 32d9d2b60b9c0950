import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { buildSuperAdmin, buildSuppressed, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { QueueEntry } from "../../contract/queue/schema.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { auditEntry } from "../../schema/audit.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { mailResetLinks } from "../accounts/jobs.ts";
import { writePlain } from "./content/write-blocks.ts";
import { defineEmail, EmailDropped } from "./define-email.ts";
import { deliverEmails } from "./deliver-emails.ts";
import { queueEmail } from "./queue-email.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const token = await buildToken(app, (await buildSuperAdmin(app, { business_name: "The Office" })).id);

type Queue = {
  counts: { kind: string; state: string; count: number }[];
  sent_today: number;
  entries: QueueEntry[];
  total: number;
};
const read = async (query = "") => (await app.call<Queue>(`/api/admin/queue${query}`, { token })).body;
const retry = (id: string) =>
  app.call<{ message: string; error: string; code: string }>(`/api/admin/queue/${id}/retry`, { method: "POST", token });

const hello = defineEmail({
  name: "hello",
  topic: "other",
  data: z.object({ secret: z.string() }),
  write: async () => writePlain({ subject: "Hello", lead: "Hello", note: "", footerContent: "" }),
});
const dropped = defineEmail({
  name: "gone",
  topic: "other",
  data: z.object({}),
  write: () => Promise.reject(new EmailDropped("The account is gone.")),
});

async function writeEmail(row: Partial<typeof outgoingEmail.$inferInsert>): Promise<string> {
  const id = newId();
  await db
    .insert(outgoingEmail)
    .values({ id, template: "hello", data: { secret: "words" }, recipient: "a@b.example", ...row });
  return id;
}

test("unfinished emails and jobs are counted and listed, failures first, without the emails' texts", async () => {
  const ctx = app.ctx();
  await db.transaction((tx) =>
    queueEmail(ctx, tx, hello, {
      data: { secret: "words" },
      recipient: "w@b.example",
      subject_id: newId(),
    }),
  );
  await writeEmail({ state: "sent", sent_at: app.clock.now() });
  const failed = await writeEmail({
    state: "failed",
    attempts: 3,
    last_error: "Failed query: select 1",
    created_at: new Date("2026-01-01T00:00:00Z"),
  });
  await db.transaction((tx) => ctx.jobs.enqueue(tx, mailResetLinks, { email: "j@b.example" }));
  const queue = await read();
  expect(queue).toMatchObject({ sent_today: 1, total: 3 });
  expect(queue.counts).toEqual([
    { kind: "job", state: "waiting", count: 1 },
    { kind: "letter", state: "failed", count: 1 },
    { kind: "letter", state: "waiting", count: 1 },
  ]);
  const reason = "Our records could not be read or written.";
  expect(queue.entries[0]).toMatchObject({
    id: failed,
    kind: "letter",
    state: "failed",
    attempts: 3,
    reason,
    may_retry: true,
  });
  const waiting = queue.entries.filter(({ state }) => state === "waiting");
  expect(new Set(waiting.map(({ recipient }) => recipient))).toEqual(new Set(["j@b.example", "w@b.example"]));
  for (const { next_try_at } of waiting) expect(Date.parse(next_try_at ?? "")).not.toBeNaN();
  expect(JSON.stringify(queue)).not.toContain("words");
  expect(await read("?state=failed")).toMatchObject({ total: 1, entries: [{ id: failed }] });
  expect((await read("?page=2&limit=2")).entries).toHaveLength(1);
});

test("a failed email is queued again once, by the first admin who retries it, and is sent", async () => {
  await deliverEmails(app.runtime, openMailer(app.runtime.config), [hello, dropped]);
  const id = await writeEmail({ state: "failed", attempts: 2, recipient: "back@b.example" });
  const answers = await Promise.all([retry(id), retry(id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await app.mailbox.waitFor("back@b.example")).toHaveLength(1);
  await expect
    .poll(async () => (await db.select().from(outgoingEmail).where(eq(outgoingEmail.id, id)))[0]?.state)
    .toBe("sent");
  expect(await retry(id)).toMatchObject({ status: 409, body: { code: "queued_not_failed" } });
  const acts = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id));
  expect(acts).toMatchObject([
    { action: "letter_retried", actor_name: "Thandi Nkosi, The Office", subject_name: "hello" },
  ]);
});

test("an email whose subject was deleted says so, and is not queued again", async () => {
  const ctx = app.ctx();
  const about = { data: {}, recipient: "gone@b.example", subject_id: newId() };
  await db.transaction((tx) => queueEmail(ctx, tx, dropped, about));
  await expect.poll(async () => (await read("?state=failed")).entries.some((each) => each.name === "gone")).toBe(true);
  const entry = (await read("?state=failed")).entries.find((each) => each.name === "gone");
  expect(entry).toMatchObject({ may_retry: false, reason: "The account is gone." });
  expect(await retry(entry?.id ?? "")).toMatchObject({
    status: 409,
    body: { code: "letter_dropped", error: "The account is gone. It can’t be sent." },
  });
});

test("a failed job is queued again; an unknown one or one that did not fail is refused", async () => {
  const job = (await read()).entries.find(({ kind }) => kind === "job");
  const id = job?.id ?? "";
  expect(await retry(id)).toMatchObject({ status: 409 });
  await db.execute(sql`update jobs.job set state = 'failed', retry_count = 10, retry_limit = 10, completed_on = now(),
    output = '{"message": "It did not work."}'::jsonb where id = ${id}`);
  expect((await read("?state=failed")).entries.find((each) => each.id === id)).toMatchObject({
    name: "mail_reset_links",
    reason: "It did not work.",
    attempts: 11,
    may_retry: true,
  });
  expect((await retry(id)).status).toBe(200);
  expect((await read()).entries.find((each) => each.id === id)).toMatchObject({ state: "waiting" });
  for (const unknown of [newId(), "nothing"]) expect((await retry(unknown)).status).toBe(404);
});

test("a suppressed email is counted and shown on demand, not among the open ones, and can't be queued again", async () => {
  const recipient = "stop@b.example";
  await buildSuppressed(app, recipient);
  const about = { data: { secret: "words" }, recipient, subject_id: newId() };
  expect(await db.transaction((tx) => queueEmail(app.ctx(), tx, hello, about))).toBe(false);
  const { counts, total, entries } = await read();
  expect(counts).toContainEqual({ kind: "letter", state: "suppressed", count: 1 });
  expect(entries.map((each) => each.recipient)).not.toContain(recipient);
  expect(total).toBe(entries.length);
  const suppressed = await read("?state=suppressed");
  expect(suppressed).toMatchObject({ total: 1, entries: [{ recipient, state: "suppressed", may_retry: false }] });
  expect(await retry(suppressed.entries[0]?.id ?? "")).toMatchObject({
    status: 409,
    body: { code: "queued_not_failed" },
  });
});
