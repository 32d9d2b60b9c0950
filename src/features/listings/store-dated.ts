import { sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import {
  availabilityRank,
  availabilityRankOfRow,
  not_known_rank,
  ranks_shown,
  type DateFilter,
} from "../calendars/store-availability.ts";
import type { ListPart } from "./store-ids.ts";
import { foremostOfWords, isByWords, matching, orderedRowsOf, type ListFilter } from "./store-matching.ts";
import { columnsFor, orderedBy } from "./store-orders.ts";

/** From the cheapest to those without a price, as the listing ranks them. */
const price_ranks = [1, 2, 3, 4, 5];

/** Among so many that come first in the order, of each that is wanted, there are free ones enough wherever calendars are common; else among so many in all. */
const looked_at_of_each = 9;
const looked_at_first = 600;

/** Up to so many with a rank are sorted; to walk past others for more of them costs less. */
const sorted_max = 300;

type Dated = ListFilter & { dated: DateFilter };

/**
 * The ids of one page of a list for a date, of so many that their order is walked, since no index tells what each is on the day; in any order
 * but by the distance from a place. In the usual order each rank is found for itself, the free ones first, until the page is full, and by price
 * the same of each price; in the others, whose equals are few, the ranks decide among these. Free ones are looked for among the `first` in the order;
 * where a page needs more, up to `few` of a rank are sorted, and more are walked. Along the `words` of which all have one, where these are known.
 */
export async function walkDated(
  db: Database,
  filter: Dated,
  { order, limit, offset, words }: Pick<ListPart, "order" | "limit" | "offset" | "words">,
  { first = looked_at_first, few = sorted_max } = {},
): Promise<string[]> {
  const wanted = limit + offset;
  const { dated, ...others } = filter;
  const all = orderedRowsOf(others, order, words);
  if (order === "trust" || order === "reviews") {
    const shown = sql`availability = any(${sql.param(ranks_shown)}::int[])`;
    return (await walk(db, dated, all, shown, { ordered: orderedBy(order, filter), wanted })).slice(offset);
  }
  const [ordered, columns] = [orderedBy(order, others), columnsFor(order, others)];
  const known = words?.length && isByWords(others, order) ? words : null;
  const prices = order === "price" ? price_ranks.map((each) => sql`price_rank = ${each}`) : [sql`true`];
  const ids: string[] = [];
  for (const price of prices) {
    const firstOf = (most: number) =>
      known
        ? sql`${foremostOfWords(known, others, { columns: sql`has_calendar, ${columns}`, ordered, most })} limit ${most}`
        : sql`select provider_id, has_calendar, ${columns} from ${all} and ${price} order by ${ordered} limit ${most}`;
    for (const rank of ranks_shown) {
      if (ids.length >= wanted) return ids.slice(offset);
      const part = { ordered, columns, wanted: wanted - ids.length };
      const found =
        (await findAmong(db, dated, { rank, first, firstOf }, part)) ??
        (await findFew(db, filter, { price, rank, few }, part)) ??
        (await walk(db, dated, all, sql`${price} and ${isRank(sql`availability`, rank)}`, part));
      ids.push(...found);
    }
  }
  return ids.slice(offset);
}

/** The first and the last are asked for as an end: of equality the planner expects next to nobody, and finds all there are before it ends. */
function isRank(found: SQL, rank: number): SQL {
  if (rank === ranks_shown[0]) return sql`(${found}) <= ${rank}`;
  return rank === ranks_shown.at(-1) ? sql`(${found}) >= ${rank}` : sql`(${found}) = ${rank}`;
}

type Part = { ordered: SQL; wanted: number };

/** A page of the free ones, where it is full of those among the first in the order; else null. */
async function findAmong(
  db: Database,
  dated: DateFilter,
  { rank, first, firstOf }: { rank: number; first: number; firstOf: (most: number) => SQL },
  part: Part,
): Promise<string[] | null> {
  const { wanted } = part;
  if (rank !== ranks_shown[0] || wanted > first) return null;
  for (const looked_at of new Set([Math.min(looked_at_of_each * wanted, first), first])) {
    const found = await walk(
      db,
      dated,
      sql`(${firstOf(looked_at)}) as listing offset 0`,
      isRank(sql`availability`, rank),
      part,
    );
    if (found.length === wanted) return found;
  }
  return null;
}

/** Those with a rank that a calendar tells, found by the calendars, where they are few; else null. */
async function findFew(
  db: Database,
  { dated, ...others }: Dated,
  { price, rank, few }: { price: SQL; rank: number; few: number },
  { ordered, wanted }: Part,
): Promise<string[] | null> {
  if (rank === not_known_rank) return null;
  const those = sql`select listing.* from calendar join listing using (provider_id)
    where ${isRank(availabilityRankOfRow(dated), rank)} and ${price} and ${matching(others)} limit ${few + 1}`;
  const found = await rows<{ provider_id: string; total: number }>(
    db,
    sql`select provider_id, (count(*) over ())::int as total from (${those}) as listing order by ${ordered} limit ${wanted}`,
  );
  return (found[0]?.total ?? 0) > few ? null : found.map(({ provider_id }) => provider_id);
}

/** Those of some rows of the listing, given as what follows `from`, that are on the day as asked for. */
async function walk(
  db: Database,
  dated: DateFilter,
  from: SQL,
  which: SQL,
  { ordered, wanted }: Pick<Part, "ordered" | "wanted">,
): Promise<string[]> {
  const rank = availabilityRank(dated);
  const found = await rows<{ provider_id: string }>(
    db,
    sql`select provider_id from (select *, ${rank} as availability from ${from}) as listing
      where ${which} order by ${ordered} limit ${wanted}`,
  );
  return found.map(({ provider_id }) => provider_id);
}
