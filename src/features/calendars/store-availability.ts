import { sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { availabilityRanks, keptSince, readRanks, type Told } from "./rules.ts";

/** The days that a wedding may be on, and the day of the request. */
export type DateFilter = { days: readonly string[]; today: string };

const rankOf = (each: (typeof availabilityRanks)[number]) => sql.raw(String(availabilityRanks.indexOf(each)));
const [free, limited, taken, not_known] = [rankOf("free"), rankOf("limited"), rankOf("taken"), rankOf("not_known")];

/** What calendars say, for a query that has a provider's id. */
export type AvailabilityQuery = {
  /** What follows the other tables of `from`. */
  joins: SQL;
  /** The rule `availabilityOf` for the best of the days, as a place in `availabilityRanks`. */
  rank: SQL;
  /** The same for each day, for the rule `readRanks`; null without a calendar. */
  ranks: SQL;
  /** Whether it is not taken on all of the days. */
  isOpen: SQL;
  /** Whether it is known to have a place left on one. */
  isFree: SQL;
};

/** What a provider's calendar says of some days. */
export function availabilityOn({ days, today }: DateFilter, provider_id: SQL): AvailabilityQuery {
  return ofDays({ days: days.map((day) => sql`${day}::date`), today }, provider_id);
}

/** The same of one day that a row of the query names. */
export function availabilityOnDayOf(day: SQL, today: string, provider_id: SQL): AvailabilityQuery {
  return ofDays({ days: [day], today }, provider_id);
}

/** What each of some providers is. */
export async function listAvailability(
  db: Database,
  provider_ids: readonly string[],
  dated: DateFilter,
): Promise<Map<string, Told>> {
  const { joins, ranks } = availabilityOn(dated, sql`wanted.id`);
  const found = await rows<{ id: string; day_ranks: number[] | null }>(
    db,
    sql`select wanted.id, ${ranks} as day_ranks from unnest(${sql.param(provider_ids)}::uuid[]) as wanted (id) ${joins}`,
  );
  return new Map(found.map(({ id, day_ranks }) => [id, readRanks(day_ranks, dated.days)]));
}

/** Each day is joined by itself: a hash of the few who have anything on it serves a list of any length. */
function ofDays({ days, today }: { days: readonly SQL[]; today: string }, provider_id: SQL): AvailabilityQuery {
  const isKept = sql`calendar.kept_at >= ${`${keptSince(today)}T00:00:00+02:00`}::timestamptz`;
  const each = days.map((day, at) => {
    const table = sql.raw(`day_${at}`);
    return {
      join: sql`left join calendar_day as ${table} on ${table}.provider_id = calendar.provider_id
        and ${table}.day = ${day} and ${table}.state > 0`,
      kept: sql`case when ${isClosed(day, today)} or ${table}.state = 2 then ${taken}
        when ${table}.state = 1 then ${limited} else ${free} end`,
    };
  });
  const ranked = each.map(({ kept }, at) => rankWhere(isKept, kept, days.slice(at, at + 1)));
  const rank = rankWhere(
    isKept,
    sql`least(${sql.join(
      each.map(({ kept }) => kept),
      sql`, `,
    )})`,
    days,
  );
  const hasCalendar = sql`calendar.provider_id is not null`;
  return {
    joins: sql`left join calendar on calendar.provider_id = ${provider_id} ${sql.join(
      each.map(({ join }) => join),
      sql` `,
    )}`,
    rank: sql`case when ${hasCalendar} then ${rank} else ${not_known} end`,
    ranks: sql`case when ${hasCalendar} then array[${sql.join(ranked, sql`, `)}] end`,
    isOpen: sql`(case when ${hasCalendar} then ${rank} <> ${taken} else true end)`,
    isFree: sql`(case when ${hasCalendar} then ${rank} < ${taken} else false end)`,
  };
}

/** A calendar that nobody kept lately says only that all places are booked or held, where that holds of all the days [calendars-6]. */
function rankWhere(isKept: SQL, kept: SQL, days: readonly SQL[]): SQL {
  const full = sql`(select count(*) from calendar_day as full_day where full_day.provider_id = calendar.provider_id
    and full_day.day in (${sql.join([...days], sql`, `)}) and full_day.booked + full_day.held >= full_day.capacity)`;
  return sql`case when ${isKept} then ${kept} when ${full} = ${sql.raw(String(days.length))} then ${taken} else ${not_known} end`;
}

/** The rule `isClosed`: the shortest notice, the weekday or the season. */
function isClosed(day: SQL, today: string): SQL {
  const yearDay = sql`(extract(month from ${day}) * 100 + extract(day from ${day}))::int`;
  return sql`(calendar.notice_days > ${day} - ${today}::date or extract(isodow from ${day})::smallint = any(calendar.weekdays_taken)
    or (cardinality(calendar.season_starts) > 0 and exists (
      select from unnest(calendar.season_starts, calendar.season_ends) as season (starts, ends)
      where case when starts <= ends then ${yearDay} between starts and ends else ${yearDay} >= starts or ${yearDay} <= ends end)))`;
}
