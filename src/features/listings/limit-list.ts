import { isForVenues } from "../../contract/categories/for-venues.ts";
import type { ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { requireDate } from "../calendars/require-date.ts";
import { todayOf } from "../calendars/rules.ts";
import { lookUpCategories, type KnownCategories } from "../categories/look-up-categories.ts";
import { requireNear } from "../places/require-near.ts";
import { addressWord, normaliseForSearch, soughtText } from "../providers/rules.ts";
import { findAlike } from "./find-alike.ts";
import { readPreferences } from "./read-preferences.ts";
import type { ListFilter, NearFilter } from "./store-query.ts";

/**
 * The filter that a query asks for today; null where nothing can match, as with an unknown category or subcategory. Refuses an unknown place to
 * be near, and a date that is past or more than three years ahead.
 */
export async function readFilter(ctx: Context, query: ProviderQuery): Promise<ListFilter | null> {
  const known = await lookUpCategories(ctx);
  const { city, place: place_slug, province, verified, minTrustScore, priceRanges, search } = query;
  const category = query.category === undefined ? undefined : known.bySlug.get(query.category);
  if (query.category !== undefined && !category) return null;
  const subcategory_ids = findSubcategories(query, known);
  if (subcategory_ids?.length === 0) return null;
  return {
    category_id: category?.id,
    subcategory_ids,
    place: normaliseForSearch(city ?? "") || undefined,
    near: nearOf(query),
    dated: requireDate(query, todayOf(ctx.clock())),
    place_slug: place_slug || undefined,
    province,
    is_verified: verified ? true : undefined,
    trust_score_min: minTrustScore,
    price_ranges: priceRanges,
    ...spanOf(query),
    facts: query.facts?.length ? query.facts : undefined,
    guests: query.guests,
    search: soughtText(search) || undefined,
  };
}

/** Who is looked for near a place; in a list of venues nobody travels [places-6]. */
function nearOf(query: ProviderQuery): NearFilter | undefined {
  const near = requireNear(query, "bad_parameter");
  return near && { ...near, has_travelling: !isForVenues(query.category) };
}

/** The subcategories that are meant by a name or an id; undefined when none is asked for. */
function findSubcategories({ category, subcategory }: ProviderQuery, known: KnownCategories): number[] | undefined {
  if (subcategory === undefined || subcategory === "") return undefined;
  const wanted = addressWord(subcategory);
  return known.all
    .filter(({ slug }) => category === undefined || slug === category)
    .flatMap(({ subcategories }) => subcategories)
    .flatMap(({ id, name }) => (String(id) === wanted || addressWord(name) === wanted ? [id] : []));
}

/** The span of rand, which may be given either way round. */
function spanOf({ priceFrom, priceTo }: ProviderQuery): Pick<ListFilter, "price_from" | "price_to"> {
  const isTurned = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
  const [price_from, price_to] = isTurned ? [priceTo, priceFrom] : [priceFrom, priceTo];
  return { price_from, price_to };
}

/** The filter that a query asks for once slips of the pen in its words are forgiven; null where nothing can match. */
export async function limitForgiving(ctx: Context, query: ProviderQuery): Promise<ListFilter | null> {
  const filter = await readFilter(ctx, query);
  if (!filter) return null;
  const spelt = filter.search === undefined ? [] : await findAlike(ctx, filter.search);
  const preferred = await readPreferences(ctx, preferredWords(query));
  return {
    ...filter,
    ...(spelt.length > 0 && { search: undefined, spelt }),
    ...(preferred.length > 0 && { preferred }),
  };
}

/** Who states no capacity may write of so many guests: that comes first among them [browse-29]. */
function preferredWords({ guests, prefer }: ProviderQuery): string {
  return [guests && `${guests} guests`, prefer].filter(Boolean).join(", ");
}
