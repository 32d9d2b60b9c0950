import { sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { isoTimestamp } from "../../platform/iso-timestamp.ts";

type Correspondence = { templates: readonly string[]; subject_ids: readonly string[] };

/** Times are ISO 8601, UTC. */
export type EmailRecord = {
  template: string;
  recipient: string;
  state: string;
  created_at: string;
  sent_at: string | null;
};

/** Oldest first. */
export async function listEmailRecordsAbout(
  db: Database,
  subject_id: string,
  { templates, subject_ids }: Correspondence,
): Promise<EmailRecord[]> {
  return rows(
    db,
    sql`select template, recipient, state, ${isoTimestamp("created_at")} as created_at, ${isoTimestamp("sent_at")} as sent_at from outgoing_email
      where subject_id = ${subject_id} or (template = any(${sql.param(templates)}::text[]) and subject_id = any(${sql.param(subject_ids)}::uuid[]))
      order by outgoing_email.created_at, id`,
  );
}

export async function countFailed(db: Database): Promise<number> {
  return db.$count(sql`outgoing_email`, sql`state = 'failed' and not is_dropped`);
}

export async function removeAbout(tx: Database, subject_ids: readonly string[]): Promise<string[]> {
  return idsOf(
    tx,
    sql`delete from outgoing_email where subject_id = any(${sql.param(subject_ids)}::uuid[]) returning id`,
  );
}

export async function removeCorrespondence(
  tx: Database,
  { templates, subject_ids }: Correspondence,
): Promise<string[]> {
  return idsOf(
    tx,
    sql`delete from outgoing_email where template = any(${sql.param(templates)}::text[])
      and subject_id = any(${sql.param(subject_ids)}::uuid[]) returning id`,
  );
}

/** Whatever their kind; answers their ids. */
export async function removeTo(
  tx: Database,
  { subject_ids, recipients }: { subject_ids: readonly string[]; recipients: readonly string[] },
): Promise<string[]> {
  return idsOf(
    tx,
    sql`delete from outgoing_email where subject_id = any(${sql.param(subject_ids)}::uuid[])
      and lower(recipient) in (select lower(address) from unnest(${sql.param(recipients)}::text[]) as address) returning id`,
  );
}

async function idsOf(tx: Database, statement: SQL): Promise<string[]> {
  const result = await rows<{ id: string }>(tx, statement);
  return result.map(({ id }) => id);
}

const isOpen = sql`state not in ('sent', 'suppressed')`;
const closedState = sql`case when ${isOpen} then 'failed' else state end`;
const closedReason = (reason: string) => sql`case when ${isOpen} then ${reason} end`;

/** Erases recipients but keeps the delivery status; queued emails fail and can't be retried. */
export async function giveUp(tx: Database, { templates, subject_ids }: Correspondence, reason: string): Promise<void> {
  await tx.execute(sql`
    update outgoing_email set recipient = '', state = ${closedState},
      last_error = ${closedReason(reason)}, is_dropped = ${isOpen}
    where template = any(${sql.param(templates)}::text[]) and subject_id = any(${sql.param(subject_ids)}::uuid[])`);
}

type DeliveryRecord = { id: string; template: string; state: string; created_at: string; sent_at: string | null };

const naming = (email: string) =>
  sql`(lower(recipient) = lower(${email})
    or exists (select 1 from jsonb_each_text(data) as stored where lower(stored.value) = lower(${email})))`;

/** Newest first. */
export async function listToAddress(db: Database, email: string): Promise<DeliveryRecord[]> {
  return rows(
    db,
    sql`select id, template, state, ${isoTimestamp("outgoing_email.created_at")} as created_at, ${isoTimestamp("outgoing_email.sent_at")} as sent_at
      from outgoing_email where ${naming(email)} order by outgoing_email.created_at desc, id`,
  );
}

/** Returns the emails' ids; queued ones are never sent. */
export async function eraseRecipient(tx: Database, email: string, reason: string): Promise<string[]> {
  const result = await rows<{ id: string }>(
    tx,
    sql`update outgoing_email set recipient = '', data = '{}'::jsonb, state = ${closedState},
        last_error = ${closedReason(reason)}, is_dropped = ${isOpen}
      where ${naming(email)} returning id`,
  );
  // A mail server's error may quote the address.
  await tx.execute(
    sql`update outgoing_email set last_error = null where position(lower(${email}) in lower(last_error)) > 0`,
  );
  return result.map(({ id }) => id);
}
