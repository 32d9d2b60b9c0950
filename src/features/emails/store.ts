import { sql } from "drizzle-orm";
import * as limits from "../../contract/limits.ts";
import { firstRow, rows, type Database } from "../../platform/database/database.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { deliverEmail } from "./jobs.ts";

export type Claimed = { id: string; template: string; data: unknown; recipient: string; created_at: Date | string };

type Promised = {
  id: string;
  template: string;
  data: object;
  recipient: string;
  subject_id: string;
  /** Null if no suppression can apply. */
  mailbox: string | null;
  topic: string;
};

/** One statement; answers the ids to send. Suppressed emails are saved too. */
export async function insertEmails(tx: Database, emails: readonly Promised[], now: Date): Promise<Set<string>> {
  const made = await rows<{ id: string; state: string }>(
    tx,
    sql`
      insert into outgoing_email (id, template, data, recipient, subject_id, state, created_at)
      select id, template, data, recipient, subject_id, case when exists (
          select 1 from suppressed_email as wish where wish.email_hash = entry.mailbox and wish.topic in ('all', entry.topic)
        ) then 'suppressed' else 'waiting' end, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(emails)}::jsonb)
        as entry (id uuid, template text, data jsonb, recipient text, subject_id uuid, mailbox text, topic text)
      returning id, state`,
  );
  return new Set(made.flatMap(({ id, state }) => (state === "waiting" ? [id] : [])));
}

/** Only emails that no try has claimed; answers their data. */
export async function withdrawWaiting(tx: Database, template: string, subject_id: string): Promise<unknown[]> {
  const deleted = await rows<{ data: unknown }>(
    tx,
    sql`delete from outgoing_email where template = ${template} and subject_id = ${subject_id} and state = 'waiting'
      and attempts = 0 returning data`,
  );
  return deleted.map(({ data }) => data);
}

/** Null if it is already sent or given up. */
export async function claim(db: Database, id: string): Promise<Claimed | null> {
  return firstRow<Claimed>(
    db,
    sql`update outgoing_email set state = 'sending', attempts = attempts + 1
      where id = ${id} and state in ('waiting', 'sending')
      returning id, template, data, recipient, created_at`,
  );
}

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.execute(
    sql`update outgoing_email set state = 'sent', sent_at = ${now.toISOString()}::timestamptz, last_error = null,
      recipient = case when data ? 'forget_when_sent' then '' else recipient end,
      data = case when data ? 'forget_when_sent' then '{}'::jsonb else data end where id = ${id}`,
  );
}

export async function markSuppressed(db: Database, id: string): Promise<void> {
  await db.execute(sql`update outgoing_email set state = 'suppressed', last_error = null where id = ${id}`);
}

export async function updateFailed(
  db: Database,
  id: string,
  { isFinal, reason, isDropped }: { isFinal: boolean; reason: string; isDropped: boolean },
): Promise<void> {
  await db.execute(sql`
    update outgoing_email set state = ${isFinal ? "failed" : "waiting"}, last_error = ${reason},
      is_dropped = ${isDropped} where id = ${id} and state = 'sending'`);
}

/** A job cut off in its last try, or expired, would leave its email open forever. */
export async function closeAbandoned(db: Database, now: Date): Promise<void> {
  const before = daysBefore(now, 1).toISOString();
  await db.execute(sql`
    update outgoing_email set state = 'failed', last_error = coalesce(last_error, 'It was cut off in its last try.')
    where state in ('waiting', 'sending') and created_at < ${before}::timestamptz and not exists (
      select 1 from jobs.job where job.name = ${deliverEmail.name} and job.data ->> 'letter_id' = outgoing_email.id::text
        and job.state in ('created', 'retry', 'active'))`);
}

/** At most `rows_max` rows; answers how many. The delivery status stays. */
export async function purgeOld(db: Database, now: Date, rows_max: number): Promise<number> {
  const before = daysBefore(now, limits.email_memory_days).toISOString();
  const purged = await rows(
    db,
    sql`update outgoing_email set recipient = '', data = '{}'::jsonb, last_error = null, is_dropped = state = 'failed'
      where id in (
        select id from outgoing_email where (state = 'sent' and sent_at < ${before}::timestamptz
            or state in ('failed', 'suppressed') and created_at < ${before}::timestamptz) and recipient <> ''
        limit ${rows_max} for update skip locked) returning id`,
  );
  return purged.length;
}
