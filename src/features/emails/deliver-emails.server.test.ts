import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { buildSuppressed } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { startSmtpServer, type SmtpReply, type SmtpStep } from "../../../test/smtp-server.ts";
import { readConfig } from "../../platform/config.ts";
import type { Runtime } from "../../platform/context.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { openJobs, type Jobs } from "../../platform/jobs/jobs.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { writePlain } from "./content/write-blocks.ts";
import { defineEmail, EmailDropped } from "./define-email.ts";
import { deliverEmails } from "./deliver-emails.ts";
import { deliverEmail } from "./jobs.ts";
import { purgeExpiredEmails } from "./purge-expired.ts";
import { queueEmail } from "./queue-email.ts";

const app = await startTestApp({ jobs: [deliverEmail] });
const { database } = app.runtime;
const day = 24 * 60 * 60 * 1000;

const data = z.object({ text: z.string() });
const note = defineEmail({
  name: "note",
  topic: "other",
  data,
  write: async (_ctx, { text }) => writePlain({ subject: "A note", lead: text, note: "", footerContent: "" }),
});
const dropped = defineEmail({
  name: "gone",
  topic: "other",
  data,
  write: () => Promise.reject(new EmailDropped("What it was about is gone.")),
});

async function post(kind = note) {
  const recipient = `reader-${newId()}@people.test`;
  const about = { recipient, data: { text: "Molo" }, subject_id: newId() };
  await database.db.transaction((tx) => queueEmail(app.ctx(), tx, kind, about));
  const [row] = await database.db.select().from(outgoingEmail).where(eq(outgoingEmail.subject_id, about.subject_id));
  if (!row) throw new Error("no email was promised");
  return { id: row.id, recipient };
}

async function rowOf(id: string) {
  const [row] = await database.db.select().from(outgoingEmail).where(eq(outgoingEmail.id, id));
  return row;
}

async function workerBy(runtime: Runtime, env: Record<string, string> = {}) {
  let work: (payload: { letter_id: string }, lastTry: boolean) => Promise<void> = () =>
    Promise.reject(new Error("not started"));
  const manual: Jobs = {
    ...runtime.jobs,
    async work(_job, handler) {
      work = handler as unknown as typeof work;
    },
  };
  const mailer = openMailer(readConfig({ DATA_DIR: runtime.config.dataDir, ...env }));
  await deliverEmails({ ...runtime, jobs: manual }, mailer, [note, dropped]);
  return {
    attempt: async (letter_id: string, lastTry = false) =>
      work({ letter_id }, lastTry).then(
        () => "done",
        () => "again",
      ),
    close: () => mailer.close(),
  };
}

async function smtpWorker(replies: Partial<Record<SmtpStep, SmtpReply[]>>) {
  const server = await startSmtpServer((step) => replies[step]?.shift() ?? "usual");
  const worker = await workerBy(app.runtime, { SMTP_URL: server.url, MAIL_FROM: "hello@umshado.example" });
  const close = async () => {
    worker.close();
    await server.close();
  };
  return { ...worker, messages: server.messages, close };
}

test("an email that is delayed is tried again and sent once, under one Message-ID", async () => {
  const { id } = await post();
  const { attempt, messages, close } = await smtpWorker({ to: ["451 later"], content: ["hang up"] });
  expect(await attempt(id)).toBe("again");
  const delayed = await rowOf(id);
  expect(delayed).toMatchObject({ state: "waiting", attempts: 1 });
  expect(delayed?.last_error).toContain("451 later");
  expect(await attempt(id)).toBe("again");
  expect(await attempt(id)).toBe("done");
  expect(await attempt(id)).toBe("done");
  await close();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.content).toContain(`Message-ID: <${id}@`);
  const sent = await rowOf(id);
  expect(sent).toMatchObject({ state: "sent", attempts: 3, last_error: null });
  expect(sent?.sent_at).toBeInstanceOf(Date);
});

test("a 5xx fails only that email", async () => {
  const [refused, good] = [await post(), await post()];
  const { attempt, messages, close } = await smtpWorker({ to: ["550 no such person"] });
  expect(await attempt(refused.id)).toBe("done");
  expect(await attempt(good.id)).toBe("done");
  expect(await attempt(refused.id)).toBe("done");
  await close();
  const failed = await rowOf(refused.id);
  expect(failed).toMatchObject({ state: "failed", attempts: 1 });
  expect(failed?.last_error).toContain("550");
  expect(messages.map(({ to }) => to)).toEqual([[good.recipient]]);
});

test("after the last try the email is failed, with its reason", async () => {
  const { id } = await post();
  const { attempt, close } = await smtpWorker({ greeting: ["421 busy"] });
  expect(await attempt(id, true)).toBe("done");
  await close();
  const failed = await rowOf(id);
  expect(failed?.state).toBe("failed");
  expect(failed?.last_error).toContain("421 busy");
});

test("an email without content is not sent", async () => {
  const { id, recipient } = await post(dropped);
  const { attempt } = await workerBy(app.runtime);
  expect(await attempt(id)).toBe("done");
  expect(await rowOf(id)).toMatchObject({ state: "failed", last_error: "What it was about is gone." });
  expect(await app.mailbox.emailsTo(recipient)).toEqual([]);
});

test("a queued email is not sent after its address stopped emails", async () => {
  const { id, recipient } = await post();
  await buildSuppressed(app, recipient);
  const { attempt, messages, close } = await smtpWorker({});
  expect(await attempt(id)).toBe("done");
  expect(await attempt(id)).toBe("done");
  await close();
  expect(await rowOf(id)).toMatchObject({ state: "suppressed", last_error: null });
  expect(messages).toEqual([]);
  app.clock.advance(25 * 60 * 60 * 1000);
  await purgeExpiredEmails(database.db, app.clock.now());
  expect(await rowOf(id), "and has not failed").toMatchObject({ state: "suppressed", recipient });
  app.clock.advance(90 * day);
  await purgeExpiredEmails(database.db, app.clock.now());
  expect(await rowOf(id)).toMatchObject({ state: "suppressed", recipient: "", data: {} });
});

test("an email that can't be written is a fault, and stays queued", async () => {
  const { id } = await post({ ...note, name: "unheard of" });
  const { attempt } = await workerBy(app.runtime);
  expect(await attempt(id)).toBe("again");
  expect(app.log.expectErrors()).toMatchObject([{ event: "email not written" }]);
  expect(await rowOf(id)).toMatchObject({ state: "waiting" });
});

test("an email whose sending could not be recorded is not sent again", async () => {
  const { id } = await post();
  const { attempt, messages, close } = await smtpWorker({});
  await database.db.execute(sql`create function refuse_sent() returns trigger language plpgsql as $$
    begin if new.state = 'sent' then raise exception 'away'; end if; return new; end $$`);
  await database.db.execute(
    sql`create trigger refuse_sent before update on outgoing_email for each row execute function refuse_sent()`,
  );
  expect(await attempt(id)).toBe("again");
  await database.db.execute(sql`drop function refuse_sent cascade`);
  expect(await attempt(id)).toBe("done");
  await close();
  expect(messages).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ state: "sent" });
});

test("an email whose job is missing is marked as failed", async () => {
  const [lost, waiting, next] = [await post(), await post(), await post()];
  await database.db.execute(sql`delete from jobs.job where data ->> 'letter_id' = ${lost.id}`);
  app.clock.advance(25 * 60 * 60 * 1000);
  const { attempt } = await workerBy(app.runtime);
  await attempt(next.id);
  expect(await rowOf(lost.id)).toMatchObject({ state: "failed", last_error: "It was cut off in its last try." });
  expect(await rowOf(waiting.id)).toMatchObject({ state: "waiting" });
});

test("an email's recipient is deleted after ninety days; the fact that it was sent is not", async () => {
  const { attempt } = await workerBy(app.runtime);
  const [old, waiting] = [await post(), await post()];
  await attempt(old.id);
  app.clock.advance(89 * day);
  await purgeExpiredEmails(database.db, app.clock.now());
  expect(await rowOf(old.id)).toMatchObject({ state: "sent", recipient: old.recipient });
  app.clock.advance(2 * day);
  const young = await post();
  await attempt(young.id);
  await purgeExpiredEmails(database.db, app.clock.now());
  expect(await rowOf(old.id)).toMatchObject({ state: "sent", recipient: "", data: {} });
  expect(await rowOf(young.id)).toMatchObject({ state: "sent", recipient: young.recipient });
  expect(await rowOf(waiting.id)).toMatchObject({ state: "waiting", recipient: waiting.recipient });
});

test("an email that a killed process had claimed is sent after the next start, once", async () => {
  await database.db.execute(sql`delete from jobs.job where name = ${deliverEmail.name}`);
  const { id, recipient } = await post();
  // State after a kill: job active, email claimed, file perhaps written.
  const { attempt } = await workerBy(app.runtime);
  await attempt(id);
  await database.db.update(outgoingEmail).set({ state: "sending", sent_at: null }).where(eq(outgoingEmail.id, id));
  const [state, startedOn] = database.kind === "embedded" ? ["active", sql`now()`] : ["retry", sql`null`];
  await database.db.execute(
    sql`update jobs.job set state = ${state}, started_on = ${startedOn} where data ->> 'letter_id' = ${id}`,
  );

  const jobs = await openJobs(database, [deliverEmail], app.log);
  await deliverEmails({ ...app.runtime, jobs }, openMailer(app.runtime.config), [note, dropped]);
  await expect.poll(async () => (await rowOf(id))?.state, { timeout: 10_000 }).toBe("sent");
  await jobs.stop();
  const mails = await app.mailbox.emailsTo(recipient);
  expect(mails.map(({ messageId }) => messageId)).toEqual([`<${id}@umshado.example>`]);
});
