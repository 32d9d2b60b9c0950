import { sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { availabilityRanks, keptSince, readRanks, type Told } from "./rules.ts";

/** The days that a wedding may be on, and the day on which somebody asks. */
export type DateFilter = { days: readonly string[]; today: string };

export const taken_rank = availabilityRanks.indexOf("taken");
export const not_known_rank = availabilityRanks.indexOf("not_known");

/** The ranks of those that a list for a date has, in its order. */
export const ranks_shown = availabilityRanks.map((_, rank) => rank).filter((rank) => rank !== taken_rank);

/** The rank of a row of the listing, as SQL: the rule `availabilityOf`, of the best of the days. Only whoever has a calendar has it looked up. */
export function availabilityRank({ days, today }: DateFilter): SQL {
  return sql`case when listing.has_calendar then ${ofCalendar({ days: days.map(dateOf), today }, sql`listing.provider_id`)} else ${not_known} end`;
}

/** The rank of a row's provider on a day that the row names, as SQL. */
export function availabilityRankOn({ day, today }: { day: SQL; today: string }, provider_id: SQL): SQL {
  return ofCalendar({ days: [day], today }, provider_id);
}

/** The same for a row that tells it by itself, of a calendar or of a list by category: what the calendar says of its days stands in its columns. */
export function availabilityRankOfRow({ days, today }: DateFilter): SQL {
  return rankOfRow({ days: days.map(dateOf), today });
}

/** What each of some providers is. */
export async function listAvailability(
  db: Database,
  provider_ids: readonly string[],
  dated: DateFilter,
): Promise<Map<string, Told>> {
  const found = await rows<{ provider_id: string; day_ranks: number[] }>(
    db,
    sql`select provider_id, ${rankEach(dated)} as day_ranks from calendar
      where provider_id = any(${sql.param(provider_ids)}::uuid[])`,
  );
  const known = new Map(found.map(({ provider_id, day_ranks }) => [provider_id, day_ranks]));
  return new Map(provider_ids.map((id) => [id, readRanks(known.get(id), dated.days)]));
}

/** The rank of a row's provider on each of the days, as SQL, for the rule `readRanks`; null where nothing is known. `provider_id`: the row's column. */
export function dayRanks(dated: DateFilter, provider_id: SQL): SQL {
  return sql`(select ${rankEach(dated)} from calendar where calendar.provider_id = ${provider_id})`;
}

function rankEach({ days, today }: DateFilter): SQL {
  return sql`array[${sql.join(
    days.map((day) => rankOfRow({ days: [dateOf(day)], today })),
    sql`, `,
  )}]`;
}

const not_known = sql.raw(String(not_known_rank));

const dateOf = (day: string) => sql`${day}::date`;

type Days = { days: readonly SQL[]; today: string };

/** What a provider's calendar says; one that has none says nothing. */
function ofCalendar(dated: Days, provider_id: SQL): SQL {
  return sql`coalesce((select ${rankOfRow(dated)} from calendar where calendar.provider_id = ${provider_id}), ${not_known})`;
}

function isKeptOn(today: string): SQL {
  return sql`kept_on >= ${keptSince(today)}::date`;
}

/** The best of the days. A calendar that nobody kept lately says only that all places are booked or held, where that holds of all of them. */
function rankOfRow({ days, today }: Days): SQL {
  const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  const full = sql`(select count(*) from (select provider_id as whose, day as full_day from calendar_day where booked + held >= capacity) as taken
    where whose = provider_id and full_day in (${listed(days)}))`;
  return sql`case when ${isKeptOn(today)} then least(${listed(days.map((day) => rankOn(day, today)))})
      when kept_on is not null and ${full} = ${sql.raw(String(days.length))} then ${sql.raw(String(taken_rank))} else ${not_known} end`;
}

/** Of a row with what a calendar says of its days. */
function rankOn(day: SQL, today: string): SQL {
  const at = sql`greatest(${day} - kept_on, 0)`;
  return sql`case when notice_days > ${day} - ${today}::date or get_bit(days_taken, ${at}) = 1 then ${sql.raw(String(taken_rank))}
      when get_bit(days_limited, ${at}) = 1 then 1 else 0 end`;
}
