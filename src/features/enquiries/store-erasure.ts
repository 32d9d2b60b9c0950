import { sql, type SQL } from "drizzle-orm";
import * as limits from "../../contract/limits.ts";
import { rows, type Database } from "../../platform/database.ts";

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
