import { sql, type SQL } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import type { PriceTier, Province } from "../../contract/primitives.ts";
import { containing } from "../../platform/like-pattern.ts";
import { queryAvailability, type DateFilter } from "../calendars/store-availability.ts";
import { queryNear, type NearFilter } from "../places/store-near.ts";

export type { NearFilter };

/** Texts are normalised like the columns of `listing`. */
export type ListFilter = {
  category_id?: number | undefined;
  /** Any of these, because names repeat across categories. */
  subcategory_ids?: readonly number[] | undefined;
  /** Part of a town's name. */
  place?: string | undefined;
  near?: NearFilter | undefined;
  /** Excludes providers taken on all of these days. */
  dated?: DateFilter | undefined;
  place_slug?: string | undefined;
  province?: Province | undefined;
  is_verified?: boolean | undefined;
  trust_score_min?: number | undefined;
  price_ranges?: PriceTier[] | undefined;
  /** For the typical price, in whole rand; absent ends are open. */
  price_from?: number | undefined;
  price_to?: number | undefined;
  /** All of these. */
  facts?: readonly string[] | undefined;
  /** Includes providers without a stated capacity. */
  guests?: number | undefined;
  search?: string | undefined;
  /** Replaces a misspelt search: one alternative per word must match. */
  spelt?: readonly (readonly string[])[] | undefined;
  /** Patterns for ranking; more matches come first. */
  preferred?: readonly string[] | undefined;
};

/** The query after `from` and `where`, with its order. `table` needs `listing`'s columns and alias. */
export function queryList(filter: ListFilter, order?: SortOrder, table = sql`listing`) {
  const near = filter.near && queryNear(filter.near);
  const dated = filter.dated && queryAvailability(filter.dated, sql`listing.provider_id`);
  const conditions = [...matching(filter), near?.isReached, dated?.isOpen].filter((each) => each !== undefined);
  const named = order === "rating" && filter.preferred ? preferredByName(filter.preferred) : undefined;
  // rows without a stated price or capacity come last
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
    // Providers without a price range or typical price stay in [browse-8].
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

/** Above any typical price. */
const price_max = 2_147_483_647;

/** Whether a price limit is given [browse-9]. */
const isPriced = ({ price_from, price_to }: ListFilter) => price_from !== undefined || price_to !== undefined;

/** Matches in name, town or keywords. */
function preferredByName(patterns: readonly string[]): SQL {
  const each = patterns.map(
    (pattern) => sql`(listing.provider_id in (select provider_id from listing where search_text ~ ${pattern}))::int`,
  );
  return sql`(${sql.join(each, sql` + `)})`;
}

/** Matches in the other texts. */
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
 * One index each [browse-5]; the id breaks ties, so that pages never overlap. With a date, free providers come first
 * [calendars-7].
 */
function orderedBy(order: SortOrder | undefined, km: SQL | undefined, availability: SQL | undefined): SQL[] {
  const free = availability ? [availability] : [];
  if (order === "trust") return [trust, ...free, id];
  if (order === "reviews") return [reviews, ...free, id];
  if (order === "price") return [sql`typical_price`, sql`price_rank`, ...free, trust, id];
  const nearest = order === "distance" && km ? [sql`${km} nulls last`] : [];
  return [...nearest, ...free, trust, google, id];
}
