import { sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { listFew, type Counted } from "./store-few.ts";
import type { ListPart } from "./store-ids.ts";
import { matching, rowsByWords, type ListFilter } from "./store-matching.ts";
import { columnsFor, orderedBy } from "./store-orders.ts";

/** The ids of one page of a search whose words tell all that it is narrowed by (`isByWords`), with how many it finds: each is looked at once. */
export async function listByWords(
  db: Database,
  words: readonly string[],
  filter: ListFilter,
  part: ListPart,
): Promise<Counted> {
  const { dated: _dated, ...others } = filter;
  const [columns, ordered] = [columnsFor(part.order, filter), orderedBy(part.order, filter)];
  return listFew(db, filter, part, { from: rowsByWords(words, others), columns, ordered });
}

/**
 * How many of those who have one of the words match for sure, at least and up to so many: for a date those without a calendar, of whom nothing is
 * known. Of several words it is told by the one that most have.
 */
export async function countSurely(
  db: Database,
  words: readonly string[],
  { search: _search, spelt: _spelt, dated, ...others }: ListFilter,
  most: number,
): Promise<number> {
  const isSure = dated ? sql`not has_calendar` : sql`true`;
  const [found] = await rows<{ total: number }>(
    db,
    sql`select coalesce(max(total), 0)::int as total from unnest(${sql.param(words)}::text[]) as sought (word)
      cross join lateral (select count(*) as total from (select from listing_word as listing
        where listing.word = sought.word and ${isSure} and ${matching(others)} limit ${most}) as sure) as each`,
  );
  return found?.total ?? 0;
}

/** The ids of one page of very many whom the words tell, without a date. */
export async function walkWords(
  db: Database,
  words: readonly string[],
  filter: ListFilter,
  { order, limit, offset }: ListPart,
): Promise<string[]> {
  const [columns, ordered] = [columnsFor(order, filter), orderedBy(order, filter)];
  const page = await rows<{ provider_id: string }>(
    db,
    sql`${foremost(words, filter, { columns, ordered, most: limit + offset })} limit ${limit} offset ${offset}`,
  );
  return page.map(({ provider_id }) => provider_id);
}

/** So many of each word as come first in an order, each once and in that order, with what is asked of them: a select, to be limited. */
export function foremost(
  words: readonly string[],
  { search: _search, spelt: _spelt, ...others }: ListFilter,
  { columns, ordered, most }: { columns: SQL; ordered: SQL; most: number },
): SQL {
  return sql`select distinct provider_id, ${columns} from unnest(${sql.param(words)}::text[]) as sought (word)
    cross join lateral (select provider_id, ${columns} from listing_word as listing
      where listing.word = sought.word and ${matching(others)} order by ${ordered} limit ${most}) as foremost
    order by ${ordered}`;
}
