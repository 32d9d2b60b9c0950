import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { prepared } from "../../platform/prepared.ts";
import { listFew, type Counted } from "./store-few.ts";
import type { ListPart } from "./store-ids.ts";
import { foremostOfWords, matching, rowsByWords, type ListFilter } from "./store-matching.ts";
import { columnsFor, orderedBy } from "./store-orders.ts";
import { cardsOfPage, readPage, type CardRow, type PageOfCards } from "./store.ts";

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

/** One page of very many whom the words tell, without a date. */
export async function walkWords(
  db: Database,
  words: readonly string[],
  filter: ListFilter,
  { order, limit, offset }: ListPart,
): Promise<CardRow[]> {
  const [columns, ordered] = [columnsFor(order, filter), orderedBy(order, filter)];
  const first = foremostOfWords(words, filter, { columns, ordered, most: limit + offset });
  const [found] = await rows<PageOfCards>(
    db,
    sql`with page as materialized (select provider_id, row_number() over (order by ${ordered}) as place
        from (${first}) as each order by ${ordered} limit ${limit} offset ${offset})
      select ${cardsOfPage()}`,
  );
  return readPage(db, found);
}

const usual = orderedBy("rating", {});

/**
 * One page of those who have one of some words, whatever else they are, in the usual order: as many as it may take are walked of each word, which takes as
 * long however many have it.
 */
export async function listCardsOfWords(
  db: Database,
  words: readonly string[],
  { limit, offset }: Pick<ListPart, "limit" | "offset">,
): Promise<CardRow[]> {
  const [found] = await rows<PageOfCards>(
    db,
    prepared`with page as materialized (select provider_id, row_number() over (order by ${usual}) as place
        from (select distinct trust_score, google_rating, provider_id
          from unnest(${sql.param(words)}::text[]) as sought (word) cross join lateral (
            select trust_score, google_rating, provider_id from listing_word
            where listing_word.word = sought.word order by ${usual} limit ${limit + offset}) as foremost) as each
        order by ${usual} limit ${limit} offset ${offset})
      select ${cardsOfPage()}`,
  );
  return readPage(db, found);
}
