import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import * as limits from "../../../contract/limits.ts";
import type { EnquiryRecord } from "../../../contract/privacy/schema.ts";
import { rows, type Database } from "../../../platform/database/database.ts";
import { isoTimestamp } from "../../../platform/iso-timestamp.ts";
import { enquiry, pendingEnquiry } from "../../../schema/enquiries.ts";

/** The row, its time and its wedding date stay. Returns the ids. */
async function empty(tx: Database, which: SQL): Promise<string[]> {
  const emptied = await rows<{ id: string }>(
    tx,
    sql`update enquiry set couple_id = null, by_account_id = null, sender_network = null, joined_at = null, couple_name = '', couple_email = '', couple_phone = null,
        venue_location = null, guest_count = null, budget_range = null, message = null, services_interested = '{}'
      where id in (${which}) returning id`,
  );
  return emptied.map(({ id }) => id);
}

export async function emptyOld(tx: Database, now: Date, rows_max: number): Promise<string[]> {
  return empty(tx, sql`select id from enquiry where ${isOver(now)} limit ${rows_max} for update skip locked`);
}

/** Written so that two indexes can be used. */
export function isOver(now: Date): SQL {
  const before = sql`(${now.toISOString()}::timestamptz - make_interval(months => ${limits.enquiry_memory_months}))::date`;
  return sql`couple_email <> '' and (wedding_date < ${before} or (wedding_date is null and created_at < ${before}))`;
}

/** The addresses in the enquiries, and those of the couples' accounts. */
export async function listSenders(tx: Database, ids: readonly string[]): Promise<string[]> {
  const sent = sql`enquiry where enquiry.id = any(${sql.param(ids)}::uuid[])`;
  const result = await rows<{ email: string }>(
    tx,
    sql`select couple_email as email from ${sent}
      union select email from account where id in (select couple_id from ${sent})`,
  );
  return result.map(({ email }) => email);
}

/** The ids that emails use as subjects. */
export async function listSubjects(tx: Database, enquiry_ids: readonly string[]): Promise<string[]> {
  const ids = sql`${sql.param(enquiry_ids)}::uuid[]`;
  const result = await rows<{ id: string }>(
    tx,
    sql`select unnest(${ids}) as id union all select id from enquiry_recipient where enquiry_id = any(${ids})`,
  );
  return result.map(({ id }) => id);
}

/** By the email in the row, and by the couple with that email. */
function ofPerson(email: string, table: "enquiry" | "pending_enquiry"): SQL {
  const { couple_email, couple_id } = table === "enquiry" ? enquiry : pendingEnquiry;
  return sql`(lower(${couple_email}) = lower(${email}) or ${couple_id} in (
    select account.id from account where account.kind = 'couple' and lower(account.email) = lower(${email})))`;
}

export async function emptyThese(tx: Database, ids: readonly string[]): Promise<string[]> {
  return empty(tx, sql`select id from enquiry where id = any(${sql.param(ids)}::uuid[])`);
}

export async function listIdsOfPerson(tx: Database, email: string): Promise<string[]> {
  const result = await rows<{ id: string }>(tx, sql`select id from enquiry where ${ofPerson(email, "enquiry")}`);
  return result.map(({ id }) => id);
}

export async function purgePendingOfPerson(tx: Database, email: string): Promise<number> {
  const deleted = await rows(
    tx,
    sql`delete from pending_enquiry where ${ofPerson(email, "pending_enquiry")} returning id`,
  );
  return deleted.length;
}

/** Sent and pending, newest first, with recipients. */
export async function listEnquiriesOfPerson(db: Database, email: string): Promise<EnquiryRecord[]> {
  const pending = await rows<EnquiryRecord>(
    db,
    sql`select id, 'awaiting_confirmation' as state, 'bulk' as kind, content.*, '[]'::json as sent_to,
        ${isoTimestamp("pending_enquiry.created_at")} as created_at
      from pending_enquiry, jsonb_to_record(input -> 'content') as content (couple_name text, couple_email text, couple_phone text,
        wedding_date text, venue_location text, guest_count integer, budget_range text, message text, services_interested text[])
      where ${ofPerson(email, "pending_enquiry")} order by pending_enquiry.created_at desc, id`,
  );
  return [...pending, ...(await listSentOfPerson(db, email))];
}

async function listSentOfPerson(db: Database, email: string): Promise<EnquiryRecord[]> {
  return rows(
    db,
    sql`select id, 'sent' as state, kind, couple_name, couple_email, couple_phone, wedding_date::text, venue_location, guest_count, budget_range,
        message, services_interested, ${isoTimestamp("enquiry.created_at")} as created_at, array(
          select provider_name from enquiry_recipient where enquiry_id = enquiry.id order by provider_name) as sent_to
      from enquiry where ${ofPerson(email, "enquiry")} order by enquiry.created_at desc, id`,
  );
}

type Sender = { couple_name: string; couple_email: string; couple_phone: string | null };

/** Invalidates the link, because its copy may have gone to a stranger. False if missing or erased. */
export async function updateSender(tx: Database, id: string, sender: Sender): Promise<boolean> {
  const changed = await tx
    .update(enquiry)
    .set({ ...sender, link_hash: null })
    .where(and(eq(enquiry.id, id), ne(enquiry.couple_email, "")))
    .returning({ id: enquiry.id });
  return changed.length > 0;
}
