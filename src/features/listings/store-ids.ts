import { sql, type SQL } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import { rows, type Database } from "../../platform/database.ts";
import { availabilityRank, availabilityRankOfRow, taken_rank } from "../calendars/store-availability.ts";
import { walkDated } from "./store-dated.ts";
import { isByCategory, matching, orderedRowsOf, rowsOf, type ListFilter } from "./store-matching.ts";
import { homesAround, type NearFilter } from "./store-near.ts";
import { columnsFor, orderedBy } from "./store-orders.ts";

/**
 * The rows of a list, as what follows `from`, in parts that share none: found by the indexes that serve its filters. For a date with the
 * rank of each, found once for each that matches otherwise. Where an order is given each part is found whole, or up to as many as are
 * wanted, before it is ordered: the planner, which can't know how few contain a text or reach a place, would walk the order past all others.
 */
function matchesOf({ dated, ...others }: ListFilter, order?: SortOrder, most = Number.POSITIVE_INFINITY): SQL[] {
  const found = rowsOf(others, order);
  if (!dated && order === undefined) return found;
  const columns = order === undefined ? sql`provider_id` : sql`provider_id, ${columnsFor(order, others)}`;
  const end = Number.isFinite(most) ? sql`limit ${most}` : sql`offset 0`;
  if (!dated) return found.map((part) => sql`(select ${columns} from ${part} ${end}) as listing`);
  const rank = isByCategory(others) ? availabilityRankOfRow(dated) : availabilityRank(dated);
  return found.map((part) => {
    const ranked = sql`(select ${columns}, ${rank} as availability from ${part} offset 0) as listing
      where availability <> ${sql.raw(String(taken_rank))}`;
    return Number.isFinite(most) ? sql`(select * from ${ranked} ${end}) as listing` : ranked;
  });
}

/** One page of a list. */
export type ListPart = {
  order: SortOrder;
  limit: number;
  offset: number;
  /** True where so many match that a page is found sooner by walking the order. */
  areMany?: boolean;
  /** True where so few match that a page is found sooner by sorting them all. */
  areFew?: boolean;
  /** The words that contain what is searched for: whoever matches has one of them, so that theirs is the order to walk. */
  words?: readonly string[];
};

/** The ids of one page of a list, in its order: found in the slim listing. */
export async function listIds(db: Database, filter: ListFilter, part: ListPart): Promise<string[]> {
  const { order, limit, offset, areMany = false, areFew = false, words } = part;
  const { dated, near } = filter;
  const isByDistance = order === "distance" && near !== undefined;
  if (dated && areMany && !isByDistance && !isByCategory(filter))
    return walkDated(db, { ...filter, dated }, { order, limit, offset, words });
  const ordered = orderedBy(order, filter);
  const isInOrder = !near || (areMany && !isByDistance && !isByCategory(filter));
  const isWalked = isInOrder && !areFew && !dated;
  const found = isWalked ? [orderedRowsOf(filter, order, words)] : matchesOf(filter, order);
  const [matches] = foremost(found, ordered, limit + offset);
  const page = await rows<{ provider_id: string }>(
    db,
    sql`select provider_id from ${matches} order by ${ordered} limit ${limit} offset ${offset}`,
  );
  return page.map(({ provider_id }) => provider_id);
}

/**
 * The same with how many the list has in all, by one look at each that matches. Where there are more than `most` it looks no further, and
 * knows no page: `total` is more, and `ids` null.
 */
export async function listIdsCounted(
  db: Database,
  filter: ListFilter,
  { order, limit, offset }: ListPart,
  most = Number.POSITIVE_INFINITY,
): Promise<{ ids: string[] | null; total: number }> {
  const ordered = orderedBy(order, filter);
  const [matches, total_of] = foremost(matchesOf(filter, order, most + 1), ordered, limit + offset);
  const found = await rows<{ provider_id: string; total: number }>(
    db,
    sql`select provider_id, ${total_of} as total from ${matches} order by ${ordered} limit ${limit} offset ${offset}`,
  );
  const total = found[0]?.total ?? (offset === 0 ? 0 : await countUpTo(db, filter, most + 1));
  return { ids: total > most ? null : found.map(({ provider_id }) => provider_id), total };
}

/**
 * So many of the matches as come first in the order, or all of them, as what follows `from`, and how many there are in all, as SQL for a
 * column beside theirs. Of several parts each gives its first: the rest need not be put together to be ordered.
 */
function foremost(parts: readonly SQL[], ordered: SQL, limit: number): [SQL, SQL] {
  const counted = sql`(count(*) over ())::int`;
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return [first, counted];
  const each = parts.map(
    (part, at) =>
      sql`(select *, ${counted} as total, ${sql.raw(String(at))} as part from ${part} order by ${ordered} limit ${limit})`,
  );
  const totals = parts.map(
    (_, at) => sql`coalesce(max(total) filter (where part = ${sql.raw(String(at))}) over (), 0)`,
  );
  return [sql`(${sql.join(each, sql` union all `)}) as listing`, sql`${sql.join(totals, sql` + `)}`];
}

/** How many providers match, exactly. */
export async function countMatches(db: Database, filter: ListFilter): Promise<number> {
  const counts = matchesOf(filter).map((part) => sql`(select count(*) from ${part})`);
  const [answer] = await rows<{ total: number }>(db, sql`select (${sql.join(counts, sql` + `)})::int as total`);
  return answer?.total ?? 0;
}

/** The same up to so many: where there are more nobody looks at the rest. */
export async function countUpTo(db: Database, filter: ListFilter, most: number): Promise<number> {
  if (!Number.isFinite(most)) return countMatches(db, filter);
  const parts = countedPartsOf(filter).map((part) => sql`select from ${part}`);
  const [answer] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${sql.join(parts, sql` union all `)} limit ${most}) as matched`,
  );
  return answer?.total ?? 0;
}

/** The rows of a list in the order in which they are counted: for a date those without a calendar come first, since none of them is looked up. */
function countedPartsOf(filter: ListFilter): SQL[] {
  const { dated, ...others } = filter;
  if (!dated || isByCategory(filter)) return matchesOf(filter);
  const found = rowsOf(others);
  return [
    ...found.map((part) => sql`${part} and not has_calendar`),
    ...found.map((part) => sql`${part} and has_calendar and ${matching({ dated })}`),
  ];
}

/** How many are at home around a place, whoever else is asked for, up to so many: told by their index. */
export async function countHomesAround(db: Database, near: NearFilter, most: number): Promise<number> {
  const [home] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select from ${homesAround(near)} limit ${most}) as home`,
  );
  return home?.total ?? 0;
}
