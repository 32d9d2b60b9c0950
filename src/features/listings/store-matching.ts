import { sql, type SQL } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import { priceSteps } from "../../contract/filter-steps.ts";
import type { PriceTier, Province } from "../../contract/primitives.ts";
import { rows, type Database } from "../../platform/database.ts";
import { containing } from "../../platform/like-pattern.ts";
import { availabilityRank, taken_rank, type DateFilter } from "../calendars/store-availability.ts";
import { comingTo, homesOf, inUsualOrder, ofCategory, reaching, type NearFilter } from "./store-near.ts";
import { rowsOfWord, rowsOfWords } from "./store-words.ts";

/** What a list is narrowed down to. Texts are normalised as the derived columns are. */
export type ListFilter = {
  category_id?: number;
  /** Any of these: without a category several may bear the name that was asked for. */
  subcategory_ids?: readonly number[];
  place?: string;
  near?: NearFilter;
  /** Those who have a place left on one of these days, or of whom nothing is known. */
  dated?: DateFilter;
  /** The place that it is at home in. */
  place_slug?: string;
  province?: Province;
  is_verified?: boolean;
  trust_score_min?: number;
  price_ranges?: PriceTier[];
  /** A span of whole rand; an end that is not given is open. */
  price_from?: number;
  price_to?: number;
  search?: string;
  /** In place of a misspelt search: of each of its words those that it may have meant, one of which is contained. */
  spelt?: readonly (readonly string[])[];
};

/** Whether a row of the listing matches, as SQL. */
export function matching(filter: ListFilter): SQL {
  const { category_id, subcategory_ids, place, province, is_verified, trust_score_min, price_ranges } = filter;
  const { near, dated, place_slug, search, spelt } = filter;
  const conditions = [
    sql`true`,
    category_id === undefined ? undefined : sql`category_ids @> ${sql.param([category_id])}::int[]`,
    subcategory_ids && sql`subcategory_ids && ${sql.param(subcategory_ids)}::int[]`,
    place === undefined ? undefined : sql`place_text like ${containing(place)}`,
    near && reaching(near),
    dated && sql`${availabilityRank(dated)} <> ${sql.raw(String(taken_rank))}`,
    place_slug === undefined ? undefined : sql`place_slug = ${place_slug}`,
    province === undefined ? undefined : sql`province = ${province}`,
    is_verified === undefined ? undefined : sql`is_verified = ${is_verified}`,
    trust_score_min === undefined ? undefined : sql`trust_score >= ${trust_score_min}`,
    // Providers without a price range are not excluded [browse-8], and so are those without prices in rand.
    price_ranges && sql`(price_range && ${sql.param(price_ranges)}::text[] or cardinality(price_range) = 0)`,
    ...touching(filter),
    search === undefined ? undefined : sql`search_text like ${containing(search)}`,
    ...(spelt ?? []).map(
      (words) =>
        sql`(${sql.join(
          words.map((word) => sql`search_text like ${containing(word)}`),
          sql` or `,
        )})`,
    ),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

/**
 * The rows of a list, as what follows `from`: where they are looked for and what they must match, in parts that share none. Of those who reach a place
 * in one way they have `way_km`, the distance, where the order asks for it.
 */
export function rowsOf(filter: ListFilter, order?: SortOrder): SQL[] {
  const { near, ...unplaced } = filter;
  const { category_id, ...others } = unplaced;
  const isByDistance = order === "distance";
  if (category_id !== undefined && isByCategory(filter))
    return ofCategory(category_id, near, isByDistance).map((part) => sql`${part} and ${matching(others)}`);
  if (near?.reaches === "based_near")
    return homesOf(near, isByDistance).map((part) => sql`${part} and ${matching(unplaced)}`);
  if (near?.reaches !== "travels") return [sql`listing where ${matching(filter)}`];
  // the few who come, each fetched by its id, whatever the planner thinks
  return comingTo(near, isByDistance, category_id).map(
    (ids) => sql`(select each.*, way_km from (${ids}) as coming join lateral (select * from listing
      where listing.provider_id = coming.provider_id offset 0) as each on true) as listing where ${matching(unplaced)}`,
  );
}

/**
 * The rows of a list, as what follows `from`, where an index that has its order is to be walked past others until a page is full: along the
 * `words` of which all of them have one, where these are known and tell the rest, and in the usual order along a single one whatever it is narrowed by.
 */
export function orderedRowsOf(filter: ListFilter, order: SortOrder, words: readonly string[] = []): SQL {
  const [word, ...more] = words;
  if (word !== undefined && isByWords(filter, order)) return rowsByWords(words, filter);
  if (word !== undefined && more.length === 0 && order === "rating")
    return sql`${rowsOfWord(word)} where ${matching(filter)}`;
  const { category_id, near, subcategory_ids, ...others } = filter;
  const isWithin = order === "rating" && near === undefined && subcategory_ids === undefined && isByCategory(filter);
  if (category_id === undefined || !isWithin) return sql`listing where ${matching(filter)}`;
  return sql`${inUsualOrder(category_id)} and ${matching(others)}`;
}

/**
 * Whether an index has all of a list and its order, so that it is walked whatever is asked for and need not be planned each time: of everybody in
 * any order, of a category, or of a province of it, in the usual one.
 */
export function isIndexed({ category_id, province, ...others }: ListFilter, order: SortOrder): boolean {
  if (Object.keys(others).length > 0 || order === "distance") return false;
  return category_id === undefined ? province === undefined : order === "rating";
}

/** Whether the rows by category tell all that a list of one category asks for. They have no texts, and are of use where one way to reach a place is asked for. */
export function isByCategory({ category_id, near, place, search, spelt }: ListFilter): boolean {
  const isOneWay = near === undefined || near.reaches !== undefined;
  return category_id !== undefined && isOneWay && place === undefined && search === undefined && spelt === undefined;
}

/** Whether the rows of words tell all that a search asks for beside its words, and its order. */
export function isByWords(
  {
    category_id: _category_id,
    province: _province,
    is_verified: _is_verified,
    trust_score_min: _trust_score_min,
    dated: _dated,
    ...others
  }: ListFilter,
  order: SortOrder,
): boolean {
  return (order === "rating" || order === "trust") && isOfWords(others);
}

/** Whether a row that has a word matches what a search asks for beside its words, as SQL. */
export function matchingBeside({ search: _search, spelt: _spelt, ...others }: ListFilter): SQL {
  return matching(others);
}

/** The rows of a search whose words tell all that is asked for, as what follows `from`: once for each who has one of them. */
export function rowsByWords(words: readonly string[], filter: ListFilter): SQL {
  return sql`${rowsOfWords(words)} where ${matchingBeside(filter)}`;
}

/** So many of each word as come first in an order, each once and in that order, with what is asked of them: a select, to be limited. */
export function foremostOfWords(
  words: readonly string[],
  filter: ListFilter,
  { columns, ordered, most }: { columns: SQL; ordered: SQL; most: number },
): SQL {
  return sql`select distinct provider_id, ${columns} from unnest(${sql.param(words)}::text[]) as sought (word)
    cross join lateral (select provider_id, ${columns} from listing_word as listing
      where listing.word = sought.word and ${matchingBeside(filter)} order by ${ordered} limit ${most}) as foremost
    order by ${ordered}`;
}

/** Whether a list is narrowed by words alone. */
export function isOfWords({ search: _search, spelt: _spelt, ...others }: ListFilter): boolean {
  return Object.keys(others).length === 0;
}

/** A provider's prices touch a span when they don't end below it or begin above it; what a provider leaves open touches. */
function touching({ price_from, price_to }: Pick<ListFilter, "price_from" | "price_to">): SQL[] {
  return [
    ...(price_from === undefined ? [] : [sql`(price_to is null or price_to >= ${price_from})`]),
    ...(price_to === undefined ? [] : [sql`(price_from is null or price_from <= ${price_to})`]),
  ];
}

/**
 * How many of the matching providers that name prices stand in each step of the rand filter, and how many name none. One
 * walk over what matches.
 */
export async function countPrices(db: Database, filter: ListFilter): Promise<{ steps: number[]; unpriced: number }> {
  const ends = [...priceSteps, undefined];
  const columns = ends.map((price_to, at) => {
    const price_from = priceSteps[at - 1];
    const span = { ...(price_from !== undefined && { price_from }), ...(price_to !== undefined && { price_to }) };
    return sql`count(*) filter (where ${sql.join(touching(span), sql` and `)} and coalesce(price_from, price_to) is not null)`;
  });
  const [found] = await rows<{ steps: number[]; unpriced: number }>(
    db,
    sql`select array[${sql.join(columns, sql`, `)}]::int[] as steps,
        (count(*) filter (where coalesce(price_from, price_to) is null))::int as unpriced
      from listing where ${matching(filter)}`,
  );
  return found ?? { steps: ends.map(() => 0), unpriced: 0 };
}

/** How many of the matching providers each province has, without those that name none. */
export async function countProvinces(
  db: Database,
  filter: ListFilter,
): Promise<{ province: Province; total: number }[]> {
  return rows(
    db,
    sql`select province, count(*)::int as total from listing
      where province is not null and ${matching(filter)} group by province order by total desc, province`,
  );
}

/** How many of the matching providers are at home in each place; null for those whose words name none. */
export async function countHomes(
  db: Database,
  filter: ListFilter,
): Promise<{ place_slug: string | null; total: number }[]> {
  return rows(
    db,
    sql`select place_slug, count(*)::int as total from listing where ${matching(filter)} 
      group by place_slug order by place_slug`,
  );
}

/** The home towns of the matching providers as they write them, the most frequent first. */
export async function listTowns(db: Database, filter: ListFilter, limit: number): Promise<string[]> {
  const found = await rows<{ city: string }>(
    db,
    sql`select min(btrim(city)) as city from provider
      where btrim(city) <> '' and id in (select provider_id from listing where ${matching(filter)})
      group by lower(btrim(city)) order by count(*) desc, 1 limit ${limit}`,
  );
  return found.map(({ city }) => city);
}
