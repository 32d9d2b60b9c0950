import { sql } from "drizzle-orm";
import * as limits from "../contract/limits.ts";
import { contextOf, type Runtime } from "./context.ts";
import { isAway, rows, type Database } from "./database.ts";
import { deliverLetter, LetterDropped, type LetterData, type LetterTemplates } from "./letters.ts";
import { MailDelayed, MailRefused, type Mailer } from "./mail.ts";

type Claimed = { id: string; template: string; data: LetterData; recipient: string; created_at: Date | string };

const hour = 60 * 60 * 1000;
const reasonLengthMax = 500;

/**
 * Starts sending letters, each once. A handler that runs twice sees that the letter is sent; one that was cut off between
 * its claim and the sending is taken up again with the same Message-ID and the same outbox file.
 *
 * SMTP leaves one window that nobody can close: when a server has taken a message and this process dies before the row
 * says so, the letter is sent again, under the same Message-ID, by which mail readers may drop the second.
 */
export async function deliverLetters(runtime: Runtime, mailer: Mailer, templates: LetterTemplates): Promise<void> {
  const { clock, jobs } = runtime;
  const { db } = runtime.database;
  /** Letters that were taken while the database could not be told: they only wait to be marked. */
  const taken = new Set<string>();
  let swept = 0;

  await jobs.work(deliverLetter, async ({ letter_id }, lastTry) => {
    if (clock().getTime() - swept > hour) {
      await closeAbandoned(db, clock());
      await forgetSent(db, clock());
      swept = clock().getTime();
    }
    const letter = await claim(db, letter_id);
    if (!letter) {
      taken.delete(letter_id);
      return;
    }
    if (!taken.has(letter.id)) {
      try {
        await send(runtime, letter, { mailer, templates });
      } catch (cause) {
        await recordFailure(runtime, letter, cause, lastTry);
        return;
      }
      taken.add(letter.id);
    }
    await markSent(db, letter.id, clock());
    taken.delete(letter.id);
  });
}

async function send(
  runtime: Runtime,
  letter: Claimed,
  by: { mailer: Mailer; templates: LetterTemplates },
): Promise<void> {
  const template = by.templates[letter.template];
  if (!template) throw new Error(`no letter template is called "${letter.template}"`);
  const content = await template(contextOf(runtime), letter.data);
  await by.mailer.send({ ...content, id: letter.id, to: letter.recipient, date: new Date(letter.created_at) });
}

/**
 * Notes why a letter did not leave. Unless that is final it throws on, so that the queue tries again later; where it is
 * the database that is away, the queue waits for it and nothing is noted.
 */
async function recordFailure(
  { database, log }: Runtime,
  { id }: Claimed,
  cause: unknown,
  lastTry: boolean,
): Promise<void> {
  const final = lastTry || cause instanceof MailRefused || cause instanceof LetterDropped;
  const expected = cause instanceof MailRefused || cause instanceof MailDelayed || cause instanceof LetterDropped;
  if (!expected && isAway(cause)) throw cause;
  if (expected) log.warn(final ? "letter failed" : "letter delayed", { letter_id: id });
  else log.fault("letter not written", cause, { letter_id: id });
  const reason = (cause instanceof Error ? cause.message : String(cause)).slice(0, reasonLengthMax);
  await database.db.execute(sql`
    update letter set state = ${final ? "failed" : "waiting"}, last_error = ${reason},
      is_dropped = ${cause instanceof LetterDropped} where id = ${id} and state = 'sending'`);
  // Without its cause: a mail server that can't be reached must not look like a database that can't.
  if (!final) throw new Error(reason);
}

/** Takes the letter for one try. Null when it is sent or given up: somebody was here before. */
async function claim(db: Database, id: string): Promise<Claimed | null> {
  const [letter] = await rows<Claimed>(
    db,
    sql`update letter set state = 'sending', attempts = attempts + 1 where id = ${id} and state in ('waiting', 'sending')
      returning id, template, data, recipient, created_at`,
  );
  return letter ?? null;
}

async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.execute(
    sql`update letter set state = 'sent', sent_at = ${now.toISOString()}::timestamptz, last_error = null,
      recipient = case when data ? 'forget_when_sent' then '' else recipient end,
      data = case when data ? 'forget_when_sent' then '{}'::jsonb else data end where id = ${id}`,
  );
}

/** A job that was cut off in its last try, or lay too long while nobody worked, leaves its letter open: the row says so. */
async function closeAbandoned(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * hour).toISOString();
  await db.execute(sql`
    update letter set state = 'failed', last_error = coalesce(last_error, 'It was cut off in its last try.')
    where state <> 'sent' and state <> 'failed' and created_at < ${before}::timestamptz and not exists (
      select 1 from jobs.job where job.name = ${deliverLetter.name} and job.data ->> 'letter_id' = letter.id::text
        and job.state in ('created', 'retry', 'active'))`);
}

/** Forgets to whom letters went, and what they were made from, when that is long ago. That they were sent stays known. */
async function forgetSent(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.letter_memory_days * 24 * hour).toISOString();
  await db.execute(sql`
    update letter set recipient = '', data = '{}'::jsonb
    where state = 'sent' and sent_at < ${before}::timestamptz and recipient <> ''`);
}
