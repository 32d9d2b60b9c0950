import { sql } from "drizzle-orm";
import { rows, type Database } from "../../../platform/database/database.ts";

export async function countSince(
  db: Database,
  since: Date,
): Promise<{ quotes_sent: number; quotes_accepted: number; bookings_confirmed: number }> {
  const instant = sql`${since.toISOString()}::timestamptz`;
  const [counted] = await rows<{ quotes_sent: number; quotes_accepted: number; bookings_confirmed: number }>(
    db,
    sql`select (select count(*)::int from quote where sent_at > ${instant}) as quotes_sent,
      (select count(*)::int from booking where accepted_at > ${instant}) as quotes_accepted,
      (select count(*)::int from booking where confirmed_at > ${instant}) as bookings_confirmed`,
  );
  return counted ?? { quotes_sent: 0, quotes_accepted: 0, bookings_confirmed: 0 };
}
