import { sql } from "drizzle-orm";
import { rows, type Database } from "../src/platform/database.ts";
import { vacuumAll } from "./vacuum-all.ts";

const calendars_a_step = 1_000;
/** Spans of three days, one in each nine days of the year ahead. */
const spans = 40;

/**
 * Opens a calendar for every third provider that keeps none, with 120 busy days in the year ahead. Rules differ, and one in eight was kept
 * so long ago that it says nothing. What stands on each day is written as it would be added up; there are no entries, which no list reads.
 */
export async function fillCalendars(db: Database, say: (line: string) => void): Promise<void> {
  const keepers = await rows<{ id: string }>(
    db,
    sql`select id from provider where ${numberOf("id")} % 3 = 0 and not exists (select from calendar where provider_id = id)`,
  );
  for (let from = 0; from < keepers.length; from += calendars_a_step) {
    const ids = keepers.slice(from, from + calendars_a_step).map(({ id }) => id);
    await db.transaction(async (tx) => insertCalendars(tx, ids));
  }
  say(`${keepers.length} calendars of ${spans * 3} busy days`);
  await vacuumAll(db);
}

/** The days first: a calendar's own row notes what stands on them. */
async function insertCalendars(tx: Database, ids: readonly string[]): Promise<void> {
  const keepers = sql`(select id, n, case when n % 7 = 0 then 3 else 1 end as capacity
    from (select id, ${numberOf("id")} / 3 as n from unnest(${sql.param(ids)}::uuid[]) id) as numbered) as keeper`;
  await tx.execute(sql`insert into calendar_day (provider_id, day, booked, capacity)
    select id, current_date + span * 9 + (n / (span + 1)) % 7 + more, 1, capacity
    from ${keepers}, generate_series(0, ${spans - 1}) span, generate_series(0, 2) more`);
  await tx.execute(sql`insert into calendar (provider_id, capacity, weekdays_taken, season_starts, season_ends, notice_days, kept_at)
    select id, capacity, case when n % 10 < 3 then array[7] else '{}' end,
      case when n % 4 = 0 then array[1222] else '{}' end, case when n % 4 = 0 then array[105] else '{}' end,
      (array[0, 0, 7, 14, 30])[1 + n % 5], now() - interval '1 day' * case when n % 8 = 0 then 62 + n % 28 else n % 40 end
    from ${keepers}`);
}

/** A number that an id stands for, spread evenly. */
function numberOf(column: string) {
  return sql.raw(`('x' || substr(md5(${column}::text), 1, 7))::bit(28)::int`);
}
