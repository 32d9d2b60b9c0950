import { sql, type SQL } from "drizzle-orm";
import type { Availability } from "../../contract/calendars/shapes.ts";
import { day_ms } from "../../contract/durations.ts";
import { rows, type Database } from "../../platform/database.ts";
import { keptSince, weekdayOf, yearDayOf } from "./rules.ts";

/** The days that a wedding may be on, and the day on which somebody asks. */
export type DateFilter = { days: readonly string[]; today: string };

/** What a provider is on the best of some days, as ranks: the order of lists [calendars-7]. */
const ranks = ["free", "limited", "taken", "not_known"] as const satisfies readonly Availability[];
export const taken_rank = ranks.indexOf("taken");

/** The rank of a row's provider, as SQL: the rule `availabilityOf`, of the best of the days. `provider_id`: the row's column. */
export function availabilityRank({ days, today }: DateFilter, provider_id: SQL): SQL {
  return orNotKnown(sql`select min(${rankOfDay(today)}) from ${calendarOn(days)} where ${keptBy(provider_id, today)}`);
}

function orNotKnown(rank: SQL): SQL {
  return sql`coalesce((${rank}), ${sql.raw(String(ranks.indexOf("not_known")))})`;
}

/** The rank of a row's provider on a day that the row names, as SQL. */
export function availabilityRankOn({ day, today }: { day: SQL; today: string }, provider_id: SQL): SQL {
  const asked = sql`(select ${day} as day, extract(isodow from ${day})::int as weekday,
    (extract(month from ${day}) * 100 + extract(day from ${day}))::int as year_day)`;
  return orNotKnown(sql`select ${rankOfDay(today)} from ${calendarWith(asked)} where ${keptBy(provider_id, today)}`);
}

/** The same for a row of a list by category, which tells it by itself: what its calendar says of its days stands in its columns. */
export function availabilityRankOfRow({ days, today }: DateFilter): SQL {
  const ranked = days.map((day) => {
    const ahead = (Date.parse(day) - Date.parse(today)) / day_ms;
    const at = sql`greatest(${day}::date - kept_on, 0)`;
    return sql`case when notice_days > ${ahead}::int or get_bit(days_taken, ${at}) = 1 then ${sql.raw(String(taken_rank))}
      when get_bit(days_limited, ${at}) = 1 then 1 else 0 end`;
  });
  return sql`case when kept_on >= ${keptSince(today)}::date then least(${sql.join(ranked, sql`, `)})
    else ${sql.raw(String(ranks.indexOf("not_known")))} end`;
}

/** What each of some providers is on the best of the days, and on which of these it is free. */
export async function listAvailability(
  db: Database,
  provider_ids: readonly string[],
  { days, today }: DateFilter,
): Promise<Map<string, { availability: Availability; free_dates: string[] }>> {
  const found = await rows<{ provider_id: string; rank: number; free_dates: string[] }>(
    db,
    sql`select provider_id, min(rank) as rank, coalesce(array_agg(day::text order by day) filter (where rank = 0), '{}') as free_dates
      from (select c.provider_id, asked.day, ${rankOfDay(today)} as rank from ${calendarOn(days)}
        where ${keptBy(sql`any(${sql.param(provider_ids)}::uuid[])`, today)}) as told
      group by provider_id`,
  );
  const known = new Map(found.map((each) => [each.provider_id, each]));
  return new Map(
    provider_ids.map((id) => {
      const { rank, free_dates = [] } = known.get(id) ?? {};
      return [id, { availability: ranks[rank ?? -1] ?? "not_known", free_dates }];
    }),
  );
}

/** Each calendar with each of the days, and what stands there. */
function calendarOn(days: readonly string[]): SQL {
  const asked = days.map((day) => sql`(${day}::date, ${weekdayOf(day)}::int, ${yearDayOf(day)}::int)`);
  return calendarWith(sql`(values ${sql.join(asked, sql`, `)})`);
}

/** `asked`: rows of a day, its weekday, and its month × 100 + day. */
function calendarWith(asked: SQL): SQL {
  return sql`calendar c cross join ${asked} as asked (day, weekday, year_day)
    left join calendar_day d on d.provider_id = c.provider_id and d.day = asked.day`;
}

/** South Africa is two hours ahead of UTC all year. */
function keptBy(provider_id: SQL, today: string): SQL {
  return sql`c.provider_id = ${provider_id} and c.kept_at >= ${`${keptSince(today)}T00:00:00+02:00`}::timestamptz`;
}

function rankOfDay(today: string): SQL {
  return sql`case when asked.day - ${today}::date < c.notice_days or asked.weekday = any(c.weekdays_taken)
      or cardinality(c.season_starts) > 0 and exists (select 1 from unnest(c.season_starts, c.season_ends) as season (starts, ends)
        where case when starts <= ends then asked.year_day between starts and ends else asked.year_day >= starts or asked.year_day <= ends end)
    then ${sql.raw(String(taken_rank))} else coalesce(d.state, 0) end`;
}
