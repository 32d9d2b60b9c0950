import { sql, type SQL } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import type { PriceTier, Province } from "../../contract/primitives.ts";
import { containing } from "../../platform/like-pattern.ts";
import { queryAvailability, type DateFilter } from "../calendars/store-availability.ts";
import { queryNear, type NearFilter } from "../places/store-near.ts";

export type { NearFilter };

/** What a list is narrowed down to. Texts are normalised as the columns of `listing` are. */
export type ListFilter = {
  category_id?: number | undefined;
  /** Any of these: without a category several may have the requested name. */
  subcategory_ids?: readonly number[] | undefined;
  /** Part of the name of a town. */
  place?: string | undefined;
  near?: NearFilter | undefined;
  /** Leaves out who is taken on all of these days. */
  dated?: DateFilter | undefined;
  /** The place where a business is based. */
  place_slug?: string | undefined;
  province?: Province | undefined;
  is_verified?: boolean | undefined;
  trust_score_min?: number | undefined;
  price_ranges?: PriceTier[] | undefined;
  /** A span of whole rand for the typical price; an end that is not given is open. */
  price_from?: number | undefined;
  price_to?: number | undefined;
  /** All of these. */
  facts?: readonly string[] | undefined;
  /** Keeps those that can take this many, or state no capacity. */
  guests?: number | undefined;
  search?: string | undefined;
  /** In place of a misspelt search: for each of its words those that it may have meant, one of which is contained. */
  spelt?: readonly (readonly string[])[] | undefined;
  /** Each is a pattern for the names of one thing: who says more of them comes first. */
  preferred?: readonly string[] | undefined;
};

/**
 * Builds the query of a list: what follows `from` and `where`, its order, what of price and capacity a row leaves open, and in the usual
 * order how often each is named by what is preferred. `table` has the columns of `listing` and is called so.
 */
export function queryList(filter: ListFilter, order?: SortOrder, table = sql`listing`) {
  const near = filter.near && queryNear(filter.near);
  const dated = filter.dated && queryAvailability(filter.dated, sql`listing.provider_id`);
  const conditions = [...matching(filter), near?.isReached, dated?.isOpen].filter((each) => each !== undefined);
  const named = order === "rating" && filter.preferred ? preferredByName(filter.preferred) : undefined;
  // those without a stated price or capacity come after those that have what is wanted
  const unstated = [
    ...(isPriced(filter) ? [sql`typical_price is null`] : []),
    ...(filter.guests === undefined ? [] : [sql`guests_max is null`]),
  ];
  const ordered = [
    ...unstated,
    ...(named ? [sql`${named} desc`] : []),
    ...(near ? [sql`${near.isBased} desc`] : []),
    ...orderedBy(order, near?.km, dated?.rank),
  ];
  return {
    from: sql`${table} ${near?.join ?? sql``} ${dated?.join ?? sql``}`,
    where: conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `),
    ordered: sql.join(ordered, sql`, `),
    unstated: sql`array[${sql.join(unstated, sql`, `)}]::boolean[]`,
    named,
  };
}

/** What each row has to be, besides place and date. */
function matching(filter: ListFilter): SQL[] {
  const { category_id, subcategory_ids, place, place_slug, province, is_verified, trust_score_min } = filter;
  const { price_ranges, price_from, price_to, facts, guests, search, spelt = [] } = filter;
  const conditions = [
    category_id !== undefined && sql`category_ids @> ${sql.param([category_id])}::int[]`,
    subcategory_ids && sql`subcategory_ids && ${sql.param(subcategory_ids)}::int[]`,
    place !== undefined && sql`place_text like ${containing(place)}`,
    place_slug !== undefined && sql`listing.place_slug = ${place_slug}`,
    province !== undefined && sql`province = ${province}`,
    is_verified !== undefined && sql`is_verified = ${is_verified}`,
    trust_score_min !== undefined && sql`trust_score >= ${trust_score_min}`,
    // Providers without a price range are not excluded [browse-8], and so are those without a typical price.
    price_ranges && sql`(price_range && ${sql.param(price_ranges)}::text[] or cardinality(price_range) = 0)`,
    isPriced(filter) &&
      sql`(typical_price is null or typical_price between ${price_from ?? 0} and ${price_to ?? price_max})`,
    facts && sql`facts @> ${sql.param(facts)}::text[]`,
    guests !== undefined && sql`(guests_max is null or guests_max >= ${guests})`,
    search !== undefined && sql`search_text like ${containing(search)}`,
    ...spelt.map((words) => sql`search_text like any(${sql.param(words.map(containing))}::text[])`),
  ];
  return conditions.filter((condition) => condition !== false && condition !== undefined);
}

/** More than any typical price. */
const price_max = 2_147_483_647;

/** Whether a span of rand is given [browse-9]. */
const isPriced = ({ price_from, price_to }: ListFilter) => price_from !== undefined || price_to !== undefined;

/** How many of some patterns a row's name, town or keywords match. */
function preferredByName(patterns: readonly string[]): SQL {
  const each = patterns.map(
    (pattern) => sql`(listing.provider_id in (select provider_id from listing where search_text ~ ${pattern}))::int`,
  );
  return sql`(${sql.join(each, sql` + `)})`;
}

/** How many of them a row of `provider` matches in its other texts. */
export function preferredByDetails(patterns: readonly string[]): SQL {
  const texts = sql`array[description] || specialties || services_offered || languages_spoken`;
  const words = sql`lower(array_to_string(${texts}, E'\\n'))`;
  return sql`(${sql.join(
    patterns.map((pattern) => sql`(${words} ~ ${pattern})::int`),
    sql` + `,
  )})`;
}

const trust = sql`trust_score desc nulls last`;
const google = sql`google_rating desc nulls last`;
const reviews = sql`review_standing desc nulls last, review_total desc nulls last`;
const id = sql`listing.provider_id`;

/**
 * The orders of lists [browse-5], each as its index has it. The id decides between equals, so that pages never overlap. For a date the free ones come
 * first in the usual order, and among equals in one that was chosen [calendars-7].
 */
function orderedBy(order: SortOrder | undefined, km: SQL | undefined, availability: SQL | undefined): SQL[] {
  const free = availability ? [availability] : [];
  if (order === "trust") return [trust, ...free, id];
  if (order === "reviews") return [reviews, ...free, id];
  if (order === "price") return [sql`typical_price`, sql`price_rank`, ...free, trust, id];
  const nearest = order === "distance" && km ? [sql`${km} nulls last`] : [];
  return [...nearest, ...free, trust, google, id];
}
