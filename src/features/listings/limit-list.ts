import { isForVenues } from "../../contract/categories/for-venues.ts";
import type { ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { requireDate } from "../calendars/require-date.ts";
import { todayOf } from "../calendars/rules.ts";
import { lookUpCategories, type KnownCategories } from "../categories/look-up-categories.ts";
import { requireNear } from "../places/require-near.ts";
import { addressWord, normaliseForSearch, soughtText } from "../providers/rules.ts";
import { findAlike } from "./find-alike.ts";
import { namesOfWant } from "./find-wants.ts";
import type { ListFilter, NearFilter } from "./store-query.ts";

/** Shorter words match too many. */
const letters_min = 3;
const preferences_max = 8;

function preferencesOf(prefer = ""): string[] {
  const named = prefer.split(",").map((each) => each.trim());
  return named.filter((each) => addressWord(each).length >= letters_min).slice(0, preferences_max);
}

/** Per query, because each costs a search. */
const patterns_max = 10;

/** One pattern per preference [browse-27]. */
async function readPreferences(ctx: Context, prefer: string | undefined): Promise<string[]> {
  const patterns = await Promise.all(preferencesOf(prefer).map((each) => patternsOf(ctx, each)));
  return [...new Set(patterns.flat())].slice(0, patterns_max);
}

/** One pattern with all synonyms; for unknown words, one for the phrase and one per word. */
async function patternsOf(ctx: Context, preference: string): Promise<string[]> {
  const guests = Number(/^(\d{1,9}) guests$/u.exec(preference)?.[1] ?? 0);
  if (guests > 0) return [patternOfGuests(guests)];
  const names = namesOfWant(preference);
  if (names) return [patternOf(names)];
  const words = normaliseForSearch(preference);
  const alike = await findAlike(ctx, words);
  if (alike.length > 0) return alike.map(patternOf);
  const each = words.split(" ").filter(({ length }) => length >= letters_min);
  return [words, ...(each.length > 1 ? each : [])].map((name) => patternOf([name]));
}

/** Matches words that begin with a name, with any separator between its parts. */
function patternOf(names: readonly string[]): string {
  const parts = names.map((name) => (name.match(/[\p{L}\p{N}]+/gu) ?? []).join("[^[:alnum:]]{1,3}"));
  return String.raw`\m(${parts.join("|")})`;
}

/** This number, or up to half more, in tens. */
function patternOfGuests(guests: number): string {
  const tens = Array.from(
    { length: Math.min(12, 1 + Math.floor(guests / 20)) },
    (_, at) => Math.ceil(guests / 10) * 10 + at * 10,
  );
  return String.raw`\m(${[guests, ...tens].join("|")})[^[:alnum:]]{1,3}(guests|people|seated|gaste)`;
}

/** Null if nothing can match. Refuses unknown places, past dates and dates over three years ahead. */
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

/** Venues don't travel [places-6]. */
function nearOf(query: ProviderQuery): NearFilter | undefined {
  const near = requireNear(query, "bad_parameter");
  return near && { ...near, has_travelling: !isForVenues(query.category) };
}

/** By name or id; undefined without one. */
function findSubcategories({ category, subcategory }: ProviderQuery, known: KnownCategories): number[] | undefined {
  if (subcategory === undefined || subcategory === "") return undefined;
  const wanted = addressWord(subcategory);
  return known.all
    .filter(({ slug }) => category === undefined || slug === category)
    .flatMap(({ subcategories }) => subcategories)
    .flatMap(({ id, name }) => (String(id) === wanted || addressWord(name) === wanted ? [id] : []));
}

/** Accepts either order of the bounds. */
function spanOf({ priceFrom, priceTo }: ProviderQuery): Pick<ListFilter, "price_from" | "price_to"> {
  const isTurned = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
  const [price_from, price_to] = isTurned ? [priceTo, priceFrom] : [priceFrom, priceTo];
  return { price_from, price_to };
}

/** With misspellings corrected; null if nothing can match. */
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

/** Providers without a stated capacity come first if their text mentions that many guests [browse-29]. */
function preferredWords({ guests, prefer }: ProviderQuery): string {
  return [guests && `${guests} guests`, prefer].filter(Boolean).join(", ");
}
