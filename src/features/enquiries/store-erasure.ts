import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import * as limits from "../../contract/limits.ts";
import type { FoundEnquiry } from "../../contract/privacy/shapes.ts";
import { rows, type Database } from "../../platform/database.ts";
import { isoMoment } from "../../platform/iso-moment.ts";
import { enquiry } from "../../schema/enquiries.ts";

/** Empties enquiries of all that says whose they are. That they were, when and for what day, stays. Answers their ids. */
async function empty(tx: Database, which: SQL): Promise<string[]> {
  const emptied = await rows<{ id: string }>(
    tx,
    sql`update enquiry set couple_id = null, joined_at = null, couple_name = '', couple_email = '', couple_phone = null,
        venue_location = null, guest_count = null, budget_range = null, message = null, services_interested = '{}'
      where id in (${which}) returning id`,
  );
  return emptied.map(({ id }) => id);
}

/** Empties so many at most of the enquiries whose wedding, or sending where no day was told, is long ago. */
export async function emptyOld(tx: Database, now: Date, rows_max: number): Promise<string[]> {
  const before = sql`(${now.toISOString()}::timestamptz - make_interval(months => ${limits.enquiry_memory_months}))::date`;
  return empty(
    tx,
    sql`select id from enquiry where couple_email <> '' and coalesce(wedding_date, created_at::date) < ${before}
      limit ${rows_max} for update skip locked`,
  );
}

/** By what the emails about some enquiries name them: each enquiry and each of its recipients. */
export async function listSubjects(tx: Database, enquiry_ids: readonly string[]): Promise<string[]> {
  const ids = sql`${sql.param(enquiry_ids)}::uuid[]`;
  const found = await rows<{ id: string }>(
    tx,
    sql`select unnest(${ids}) as id union all select id from enquiry_recipient where enquiry_id = any(${ids})`,
  );
  return found.map(({ id }) => id);
}

/** Those that bear an email, and those that the couple of that email sent. */
function ofPerson(email: string): SQL {
  return sql`(lower(enquiry.couple_email) = lower(${email}) or enquiry.couple_id in (
    select id from account where kind = 'couple' and lower(email) = lower(${email})))`;
}

/** Empties every enquiry of whoever has an email; one that waits for its confirmation goes. */
export async function emptyOfPerson(tx: Database, email: string): Promise<string[]> {
  await tx.execute(sql`delete from held_enquiry where lower(couple_email) = lower(${email}) or couple_id in (
    select id from account where kind = 'couple' and lower(email) = lower(${email}))`);
  return empty(tx, sql`select id from enquiry where ${ofPerson(email)}`);
}

/** Every enquiry of whoever has an email, newest first, with whom each went to. */
export async function listOfPerson(db: Database, email: string): Promise<FoundEnquiry[]> {
  return rows(
    db,
    sql`select id, kind, couple_name, couple_email, couple_phone, wedding_date::text, venue_location, guest_count, budget_range,
        message, services_interested, ${isoMoment("enquiry.created_at")} as created_at, array(
          select provider_name from enquiry_recipient where enquiry_id = enquiry.id order by provider_name) as sent_to
      from enquiry where ${ofPerson(email)} order by enquiry.created_at desc, id`,
  );
}

type Sender = { couple_name: string; couple_email: string; couple_phone: string | null };

/** Says anew who sent an enquiry; false where there is none, or it was emptied. */
export async function updateSender(tx: Database, id: string, sender: Sender): Promise<boolean> {
  const changed = await tx
    .update(enquiry)
    .set(sender)
    .where(and(eq(enquiry.id, id), ne(enquiry.couple_email, "")))
    .returning({ id: enquiry.id });
  return changed.length > 0;
}
