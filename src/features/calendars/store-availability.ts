import { sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { availabilityRanks, freshSince, readRanks, type DateAvailability } from "./rules.ts";

export type DateFilter = { days: readonly string[]; today: string };

const rankOf = (each: (typeof availabilityRanks)[number]) => sql.raw(String(availabilityRanks.indexOf(each)));
const [free, limited, taken, not_known] = [rankOf("free"), rankOf("limited"), rankOf("taken"), rankOf("not_known")];

export type AvailabilityQuery = {
  /** Goes after the other tables of `from`. */
  join: SQL;
  rank: SQL;
  /** False if taken on all days. */
  isOpen: SQL;
};

export function queryAvailability({ days, today }: DateFilter, provider_id: SQL): AvailabilityQuery {
  const { from, rank } = queryCalendars({ days: days.map(dateOf), today });
  return {
    join: sql`left join (select calendar.provider_id, ${rank} as rank from ${from}) as availability
      on availability.provider_id = ${provider_id}`,
    rank: sql`coalesce(availability.rank, ${not_known})`,
    isOpen: sql`coalesce(availability.rank <> ${taken}, true)`,
  };
}

export function isFreeOn({ day, today }: { day: SQL; today: string }, provider_id: SQL): SQL {
  const { from, rank } = queryCalendars({ days: [day], today });
  return sql`coalesce((select ${rank} from ${from} where calendar.provider_id = ${provider_id}) < ${taken}, false)`;
}

export async function listAvailability(
  db: Database,
  provider_ids: readonly string[],
  { days, today }: DateFilter,
): Promise<Map<string, DateAvailability>> {
  const { from, ranks } = queryCalendars({ days: days.map(dateOf), today });
  const result = await rows<{ provider_id: string; day_ranks: number[] }>(
    db,
    sql`select calendar.provider_id, ${ranks} as day_ranks from ${from}
      where calendar.provider_id = any(${sql.param(provider_ids)}::uuid[])`,
  );
  const known = new Map(result.map(({ provider_id, day_ranks }) => [provider_id, day_ranks]));
  return new Map(provider_ids.map((id) => [id, readRanks(known.get(id), days)]));
}

const dateOf = (day: string) => sql`${day}::date`;

type Days = { days: readonly SQL[]; today: string };

type Day = { day: SQL; state: SQL; /* While the calendar is fresh. */ fresh: SQL };

/** One join per day, because few calendars have any row for a day. */
function queryCalendars({ days, today }: Days): { from: SQL; rank: SQL; ranks: SQL } {
  const isFresh = sql`calendar.kept_at >= ${`${freshSince(today)}T00:00:00+02:00`}::timestamptz`;
  const each = days.map((day, at): Day & { join: SQL } => {
    const table = sql.raw(`day_${at}`);
    const state = sql`${table}.state`;
    return {
      day,
      state,
      fresh: sql`case when ${state} = 2 or ${isClosed(day, today)} then ${taken} when ${state} = 1 then ${limited} else ${free} end`,
      join: sql`left join calendar_day as ${table}
        on ${table}.provider_id = calendar.provider_id and ${table}.day = ${day} and ${state} > 0`,
    };
  });
  return {
    from: sql`calendar ${sql.join(
      each.map(({ join }) => join),
      sql` `,
    )}`,
    rank: bestOf(each, isFresh),
    ranks: sql`array[${listed(each.map((one) => bestOf([one], isFresh)))}]`,
  };
}

/** A stale calendar says only that all days are full [calendars-6]. */
function bestOf(days: readonly Day[], isFresh: SQL): SQL {
  const full = sql`(select count(*) from calendar_day as full_day where full_day.provider_id = calendar.provider_id
    and full_day.day in (${listed(days.map(({ day }) => day))}) and full_day.booked + full_day.held >= full_day.capacity)`;
  const isClosedAlways = sql.join(
    days.map(({ state }) => sql`${state} is not distinct from 2`),
    sql` and `,
  );
  return sql`case when ${isFresh} then least(${listed(days.map(({ fresh }) => fresh))})
    when ${isClosedAlways} and ${full} = ${sql.raw(String(days.length))} then ${taken} else ${not_known} end`;
}

const listed = (fragments: readonly SQL[]) => sql.join([...fragments], sql`, `);

/** Same as `isClosed` in rules.ts. */
function isClosed(day: SQL, today: string): SQL {
  const yearDay = sql`(extract(month from ${day}) * 100 + extract(day from ${day}))::int`;
  return sql`calendar.notice_days > ${day} - ${today}::date or extract(isodow from ${day})::smallint = any(calendar.weekdays_taken)
    or (cardinality(calendar.season_starts) > 0 and exists (
      select from unnest(calendar.season_starts, calendar.season_ends) as season (starts, ends)
      where case when starts <= ends then ${yearDay} between starts and ends else ${yearDay} >= starts or ${yearDay} <= ends end))`;
}
