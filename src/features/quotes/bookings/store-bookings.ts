import { eq, sql } from "drizzle-orm";
import { firstRow, rows, type Database } from "../../../platform/database/database.ts";
import { booking } from "../../../schema/quotes.ts";

export async function insertBooking(tx: Database, row: typeof booking.$inferInsert): Promise<void> {
  await tx.insert(booking).values(row);
}

export async function updateBooking(
  tx: Database,
  id: string,
  fields: Partial<Omit<typeof booking.$inferInsert, "id">>,
): Promise<void> {
  await tx.update(booking).set(fields).where(eq(booking.id, id));
}

export type BookingRef = { quote_id: string; conversation_id: string; provider_id: string | null };

export async function findBookingReference(db: Database, id: string): Promise<BookingRef | null> {
  return firstRow<BookingRef>(db, sql`select quote_id, conversation_id, provider_id from booking where id = ${id}`);
}

export async function listActiveBookings(
  tx: Database,
  conversation_id: string,
  but: string | null = null,
): Promise<{ entry_id: string | null; wedding_date: string; state: "held" | "confirmed" }[]> {
  return rows(
    tx,
    sql`select entry_id, wedding_date::text as wedding_date, state from booking
      where conversation_id = ${conversation_id} and state in ('held', 'confirmed') and id is distinct from ${but}::uuid`,
  );
}

/** Marks bookings as reminded and returns their quotes and recipients. Concurrent processes share the work. */
export async function markReminded(
  tx: Database,
  { until, now, rows_max }: { until: Date; now: Date; rows_max: number },
): Promise<{ quote_id: string; provider_id: string; email: string }[]> {
  return rows(
    tx,
    sql`with reminded as (update booking set reminded_at = ${now.toISOString()}::timestamptz where id in (
          select id from booking where state = 'held' and reminded_at is null and held_until <= ${until.toISOString()}::timestamptz
            order by held_until limit ${rows_max} for update skip locked)
        returning quote_id, provider_id)
      select reminded.quote_id, reminded.provider_id, a.email from reminded join account a on a.id = reminded.provider_id`,
  );
}

export async function listUnconfirmed(db: Database, now: Date, rows_max: number): Promise<BookingRef[]> {
  return rows(
    db,
    sql`select quote_id, conversation_id, provider_id from booking where state = 'held' and held_until <= ${now.toISOString()}::timestamptz
      order by held_until limit ${rows_max}`,
  );
}

export async function finishPassed(db: Database, today: string, rows_max: number): Promise<number> {
  const done = await rows(
    db,
    sql`update booking set state = 'done' where id in (select id from booking where state = 'confirmed' and wedding_date < ${today}::date
      limit ${rows_max} for update skip locked) returning id`,
  );
  return done.length;
}
