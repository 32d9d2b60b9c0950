import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { listFew, type Counted } from "./store-few.ts";
import type { ListPart } from "./store-ids.ts";
import { foremostOfWords, matchingBeside, rowsByWords, type ListFilter } from "./store-matching.ts";
import { columnsFor, orderedBy } from "./store-orders.ts";
import { cardsOfPage, pageOf, readPage, type CardRow, type PageOfCards } from "./store.ts";

/** One page of a search whose words tell all that it is narrowed by (`isByWords`), with how many it finds: each is looked at once. */
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
  { dated, ...others }: ListFilter,
  most: number,
): Promise<number> {
  const isSure = dated ? sql`not has_calendar` : sql`true`;
  const [found] = await rows<{ total: number }>(
    db,
    sql`select coalesce(max(total), 0)::int as total from unnest(${sql.param(words)}::text[]) as sought (word)
      cross join lateral (select count(*) as total from (select from listing_word as listing
        where listing.word = sought.word and ${isSure} and ${matchingBeside(others)} limit ${most}) as sure) as each`,
  );
  return found?.total ?? 0;
}

/**
 * One page of those whom the words tell, without a date: as many as it may take are walked of each word, which takes as long however many have it. The
 * table has one index, so that a plan that is kept is the one for any filter.
 */
export async function walkWords(
  db: Database,
  words: readonly string[],
  filter: ListFilter,
  part: ListPart,
): Promise<CardRow[]> {
  const { order, limit, offset } = part;
  const [columns, ordered] = [columnsFor(order, filter), orderedBy(order, filter)];
  const first = foremostOfWords(words, filter, { columns, ordered, most: limit + offset });
  const [found] = await rows<PageOfCards>(
    db,
    sql`with ${pageOf(sql`(${first}) as foremost`, ordered, part)} select ${cardsOfPage()}`,
  );
  return readPage(db, found);
}
