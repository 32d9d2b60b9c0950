import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";

/** Emails about some subjects whose template's name matches a pattern. */
type Correspondence = { template: string; subject_ids: readonly string[] };

/** An email as its recipient may read of it. Moments are ISO 8601, UTC. */
export type EmailRecord = {
  template: string;
  recipient: string;
  state: string;
  created_at: string;
  sent_at: string | null;
};

/** The emails about a subject, and those of a correspondence, oldest first. */
export async function listEmailsAbout(
  db: Database,
  subject_id: string,
  { template, subject_ids }: Correspondence,
): Promise<EmailRecord[]> {
  return rows(
    db,
    sql`select template, recipient, state, ${utc("created_at")} as created_at, ${utc("sent_at")} as sent_at from letter
      where subject_id = ${subject_id} or (template like ${template} and subject_id = any(${sql.param(subject_ids)}::uuid[]))
      order by letter.created_at, id`,
  );
}

/** A moment as text: ISO 8601, UTC. */
function utc(column: string) {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}

/** How many emails failed that could be tried again. */
export async function countFailedEmails(db: Database): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from letter where state = 'failed' and not is_dropped`,
  );
  return found?.count ?? 0;
}

/** Takes the emails about some subjects away, sent or waiting: all, or those whose template's name matches a pattern. */
export async function removeEmails(tx: Database, subject_ids: readonly string[], template = "%"): Promise<void> {
  await tx.execute(sql`
    delete from letter where subject_id = any(${sql.param(subject_ids)}::uuid[]) and template like ${template}`);
}

/**
 * Forgets to whom emails of a correspondence went; of those stays what became of them. One that still waited never
 * arrives, for a reason, and can't be tried again.
 */
export async function giveUpEmails(
  tx: Database,
  { template, subject_ids }: Correspondence,
  reason: string,
): Promise<void> {
  await tx.execute(sql`
    update letter set recipient = '', state = case state when 'sent' then 'sent' else 'failed' end,
      last_error = case state when 'sent' then null else ${reason} end, is_dropped = state <> 'sent'
    where template like ${template} and subject_id = any(${sql.param(subject_ids)}::uuid[])`);
}
