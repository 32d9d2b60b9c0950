import { and, or, SQL, sql } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import type { PriceTier, Province } from "../../contract/primitives.ts";
import { containing } from "../../platform/database/like-pattern.ts";
import { queryAvailability, type DateFilter } from "../calendars/store-availability.ts";
import { queryNear, type NearFilter } from "../places/store-near.ts";

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
  /** For the typical price, in whole rand and in either order; absent ends are open. */
  price_from?: number | undefined;
  price_to?: number | undefined;
  /** All of these. */
  facts?: readonly string[] | undefined;
  /** Includes providers without a stated capacity. */
  guests?: number | undefined;
  /** One alternative of each must match: the searched text, or the similar words of each misspelt word. */
  texts?: readonly (readonly string[])[] | undefined;
  /** Patterns for ranking; more matches come first. */
  preferred?: readonly string[] | undefined;
};

/** The query after `from` and `where`, with its order. `table` needs `listing`'s columns and alias. */
export function queryList(filter: ListFilter, order?: SortOrder, table = sql`listing`) {
  const near = filter.near && queryNear(filter.near);
  const dated = filter.dated && queryAvailability(filter.dated, sql`listing.provider_id`);
  const named = order === "rating" && filter.preferred ? preferredByName(filter.preferred) : undefined;
  // rows without a stated price or capacity come last
  const unstated = present([
    isPriced(filter) && sql`typical_price is null`,
    filter.guests !== undefined && sql`guests_max is null`,
  ]);
  const first = present([named && sql`${named} desc`, near && sql`${near.isBased} desc`]);
  const ordered = [...unstated, ...first, ...orderedBy(order, near?.km, dated?.rank)];
  return {
    from: sql`${table} ${near?.join ?? sql``} ${dated?.join ?? sql``}`,
    where: and(...matching(filter), near?.isReachable, dated?.isOpen) ?? sql`true`,
    ordered: sql.join(ordered, sql`, `),
    unstated: sql`array[${sql.join(unstated, sql`, `)}]::boolean[]`,
    named,
    isBased: near?.isBased ?? sql`true`,
  };
}

const present = (conditions: (SQL | false | undefined)[]) => conditions.filter((each) => each instanceof SQL);

function matching(filter: ListFilter): (SQL | undefined)[] {
  const { price_from = 0, price_to = price_max, texts = [] } = filter;
  return [
    given(filter.category_id, (each) => sql`category_ids @> ${sql.param([each])}::int[]`),
    given(filter.subcategory_ids, (each) => sql`subcategory_ids && ${sql.param(each)}::int[]`),
    given(filter.place, (each) => sql`place_text like ${containing(each)}`),
    given(filter.place_slug, (each) => sql`listing.place_slug = ${each}`),
    given(filter.province, (each) => sql`province = ${each}`),
    given(filter.is_verified, (each) => sql`is_verified = ${each}`),
    given(filter.trust_score_min, (each) => sql`trust_score >= ${each}`),
    // Providers without a price range or typical price stay in [browse-8].
    given(
      filter.price_ranges,
      (each) => sql`(price_range && ${sql.param(each)}::text[] or cardinality(price_range) = 0)`,
    ),
    isPriced(filter)
      ? sql`(typical_price is null or typical_price between symmetric ${price_from} and ${price_to})`
      : undefined,
    given(filter.facts, (each) => sql`facts @> ${sql.param(each)}::text[]`),
    given(filter.guests, (each) => sql`(guests_max is null or guests_max >= ${each})`),
    ...texts.map((any) => or(...any.map((each) => sql`search_text like ${containing(each)}`))),
  ];
}

const given = <T>(value: T | undefined, condition: (value: T) => SQL) =>
  value === undefined ? undefined : condition(value);

/** Above any typical price. */
const price_max = 2_147_483_647;

/** Whether a price limit is given [browse-9]. */
const isPriced = ({ price_from, price_to }: ListFilter) => price_from !== undefined || price_to !== undefined;

/** Matches in name, town, keywords or subcategory. */
function preferredByName(patterns: readonly string[]): SQL {
  const each = patterns.map(
    (pattern) => sql`(listing.provider_id in (select provider_id from listing where search_text ~ ${pattern})
      or ${isSubcategoryNamed([pattern])})::int`,
  );
  return sql`(${sql.join(each, sql` + `)})`;
}

export function isSubcategoryNamed(patterns: readonly string[]): SQL {
  const named = sql`select id from subcategory where lower(name) ~ any(${sql.param(patterns)}::text[])`;
  return sql`listing.subcategory_ids && array(${named})`;
}

/** Matches in the other texts. */
export function preferredByDetails(patterns: readonly string[]): SQL {
  const texts = sql`array[description] || specialties || services_offered || languages_spoken`;
  const text = sql`lower(array_to_string(${texts}, E'\\n'))`;
  return sql`(select count(*) from unnest(${sql.param(patterns)}::text[]) as pattern where ${text} ~ pattern)`;
}

const trust = sql`trust_score desc nulls last`;
const id = sql`listing.provider_id`;

/**
 * One index each [browse-5]; the id breaks ties, so that pages never overlap. Free providers come first [calendars-7].
 */
function orderedBy(order: SortOrder | undefined, km: SQL | undefined, availability: SQL | undefined): SQL[] {
  const free = availability ? [availability] : [];
  if (order === "trust") return [trust, ...free, id];
  if (order === "reviews") return [sql`review_source desc nulls last, review_total desc nulls last`, ...free, id];
  if (order === "price") return [sql`typical_price`, sql`price_rank`, ...free, trust, id];
  const nearest = order === "distance" && km ? [sql`${km} nulls last`] : [];
  return [...nearest, ...free, trust, sql`google_rating desc nulls last`, id];
}
