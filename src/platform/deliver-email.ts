import { sql } from "drizzle-orm";
import * as limits from "../contract/limits.ts";
import { contextOf, type Runtime } from "./context.ts";
import { isAway, rows, type Database } from "./database.ts";
import { deliverEmail, EmailDropped, type EmailData, type EmailTemplates } from "./emails.ts";
import { MailDelayed, MailRejected, type Mailer } from "./mail.ts";

type Claimed = { id: string; template: string; data: EmailData; recipient: string; created_at: Date | string };

const hour = 60 * 60 * 1000;
const reasonLengthMax = 500;

/**
 * Starts sending emails, each once. A handler that runs twice sees that the email is sent; one that was cut off between
 * its claim and the sending is taken up again with the same Message-ID and the same outbox file.
 *
 * SMTP leaves one window that nobody can close: when a server has taken a message and this process dies before the row
 * says so, the email is sent again, under the same Message-ID, by which mail readers may drop the second.
 */
export async function deliverEmails(runtime: Runtime, mailer: Mailer, templates: EmailTemplates): Promise<void> {
  const { clock, jobs } = runtime;
  const { db } = runtime.database;
  /** Emails that were taken while the database could not be told: they only wait to be marked. */
  const taken = new Set<string>();
  let swept = 0;

  await jobs.work(deliverEmail, async ({ letter_id }, lastTry) => {
    if (clock().getTime() - swept > hour) {
      await closeAbandoned(db, clock());
      await forgetSent(db, clock());
      swept = clock().getTime();
    }
    const email = await claim(db, letter_id);
    if (!email) {
      taken.delete(letter_id);
      return;
    }
    if (!taken.has(email.id)) {
      try {
        await send(runtime, email, { mailer, templates });
      } catch (cause) {
        await recordFailure(runtime, email, cause, lastTry);
        return;
      }
      taken.add(email.id);
    }
    await markSent(db, email.id, clock());
    taken.delete(email.id);
  });
}

async function send(
  runtime: Runtime,
  email: Claimed,
  by: { mailer: Mailer; templates: EmailTemplates },
): Promise<void> {
  const template = by.templates[email.template];
  if (!template) throw new Error(`no email template is called "${email.template}"`);
  const content = await template(contextOf(runtime), email.data);
  await by.mailer.send({ ...content, id: email.id, to: email.recipient, date: new Date(email.created_at) });
}

/**
 * Notes why an email did not leave. Unless that is final it throws on, so that the queue tries again later; where it is
 * the database that is away, the queue waits for it and nothing is noted.
 */
async function recordFailure(
  { database, log }: Runtime,
  { id }: Claimed,
  cause: unknown,
  lastTry: boolean,
): Promise<void> {
  const final = lastTry || cause instanceof MailRejected || cause instanceof EmailDropped;
  const expected = cause instanceof MailRejected || cause instanceof MailDelayed || cause instanceof EmailDropped;
  if (!expected && isAway(cause)) throw cause;
  if (expected) log.warn(final ? "email failed" : "email delayed", { letter_id: id });
  else log.error("email not written", cause, { letter_id: id });
  const reason = (cause instanceof Error ? cause.message : String(cause)).slice(0, reasonLengthMax);
  await database.db.execute(sql`
    update letter set state = ${final ? "failed" : "waiting"}, last_error = ${reason},
      is_dropped = ${cause instanceof EmailDropped} where id = ${id} and state = 'sending'`);
  // Without its cause: a mail server that can't be reached must not look like a database that can't.
  if (!final) throw new Error(reason);
}

/** Takes the email for one try. Null when it is sent or given up: somebody was here before. */
async function claim(db: Database, id: string): Promise<Claimed | null> {
  const [email] = await rows<Claimed>(
    db,
    sql`update letter set state = 'sending', attempts = attempts + 1 where id = ${id} and state in ('waiting', 'sending')
      returning id, template, data, recipient, created_at`,
  );
  return email ?? null;
}

async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.execute(
    sql`update letter set state = 'sent', sent_at = ${now.toISOString()}::timestamptz, last_error = null,
      recipient = case when data ? 'forget_when_sent' then '' else recipient end,
      data = case when data ? 'forget_when_sent' then '{}'::jsonb else data end where id = ${id}`,
  );
}

/** A job that was cut off in its last try, or lay too long while nobody worked, leaves its email open: the row says so. */
async function closeAbandoned(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * hour).toISOString();
  await db.execute(sql`
    update letter set state = 'failed', last_error = coalesce(last_error, 'It was cut off in its last try.')
    where state <> 'sent' and state <> 'failed' and created_at < ${before}::timestamptz and not exists (
      select 1 from jobs.job where job.name = ${deliverEmail.name} and job.data ->> 'letter_id' = letter.id::text
        and job.state in ('created', 'retry', 'active'))`);
}

/** Forgets to whom emails went, and what they were made from, when that is long ago. That they were sent stays known. */
async function forgetSent(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.email_memory_days * 24 * hour).toISOString();
  await db.execute(sql`
    update letter set recipient = '', data = '{}'::jsonb
    where state = 'sent' and sent_at < ${before}::timestamptz and recipient <> ''`);
}
