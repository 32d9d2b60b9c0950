import { sql } from "drizzle-orm";
import { today_rows_max } from "../../../contract/today/calls.ts";
import type { ProviderToday, ToConfirm } from "../../../contract/today/schema.ts";
import { rows, type Database } from "../../../platform/database/database.ts";

type Bookings = NonNullable<ProviderToday["bookings"]>;

const thread = sql`c.id as conversation_id, e.couple_name`;
const withCouple = sql`join conversation c on c.id = q.conversation_id join enquiry e on e.id = c.enquiry_id`;

export async function listBookingsToConfirm(
  db: Database,
  provider_id: string,
  now: Date,
): Promise<(Omit<ToConfirm, "held_until"> & { held_until: Date | string })[]> {
  return rows(
    db,
    sql`select ${thread}, b.id as booking_id, b.quote_id, b.wedding_date::text as wedding_date, b.held_until, b.total_cents::float8 as total_cents
      from booking b join quote q on q.id = b.quote_id ${withCouple}
      where b.provider_id = ${provider_id} and b.state = 'held' and b.held_until > ${now.toISOString()}::timestamptz and not c.is_couple_deleted
      order by b.held_until, b.id limit ${today_rows_max}`,
  );
}

export async function listExpiring(
  db: Database,
  provider_id: string,
  days: { from: string; to: string },
): Promise<Bookings["expiring"]> {
  return rows(
    db,
    sql`select ${thread}, q.id as quote_id, q.valid_until::text as valid_until from quote q ${withCouple}
      where q.provider_id = ${provider_id} and q.state = 'sent' and q.valid_until between ${days.from}::date and ${days.to}::date
        and not c.is_couple_deleted and c.folder not in ('archived', 'junk')
      order by q.valid_until, q.id limit ${today_rows_max}`,
  );
}

export async function listWeddings(db: Database, provider_id: string, from: string): Promise<Bookings["weddings"]> {
  return rows(
    db,
    sql`select ${thread}, b.quote_id, b.wedding_date::text as wedding_date from booking b join quote q on q.id = b.quote_id ${withCouple}
      where b.provider_id = ${provider_id} and b.state = 'confirmed' and b.wedding_date >= ${from}::date
      order by b.wedding_date, b.id limit ${today_rows_max}`,
  );
}
