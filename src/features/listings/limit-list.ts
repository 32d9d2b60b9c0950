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

/** Fewer letters than this are said by too many. */
const letters_min = 3;
const preferences_max = 8;

/** What is preferred, one by one, as a list's address has it. */
function preferencesOf(prefer = ""): string[] {
  const named = prefer.split(",").map((each) => each.trim());
  return named.filter((each) => addressWord(each).length >= letters_min).slice(0, preferences_max);
}

/** How many a query has at most: each costs a search. */
const patterns_max = 10;

/** What is preferred in a list, each as a pattern for the words of a provider [browse-27]. */
async function readPreferences(ctx: Context, prefer: string | undefined): Promise<string[]> {
  const patterns = await Promise.all(preferencesOf(prefer).map((each) => patternsOf(ctx, each)));
  return [...new Set(patterns.flat())].slice(0, patterns_max);
}

/** The patterns of what is preferred: one of all its names, or for words of no list one of them together and one of each. */
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

/** A regular expression for words that begin with one of some names, whatever stands between their parts. */
function patternOf(names: readonly string[]): string {
  const parts = names.map((name) => (name.match(/[\p{L}\p{N}]+/gu) ?? []).join("[^[:alnum:]]{1,3}"));
  return String.raw`\m(${parts.join("|")})`;
}

/** Patterns for a number of guests: that number, or up to half as many more, in tens. */
function patternOfGuests(guests: number): string {
  const tens = Array.from(
    { length: Math.min(12, 1 + Math.floor(guests / 20)) },
    (_, at) => Math.ceil(guests / 10) * 10 + at * 10,
  );
  return String.raw`\m(${[guests, ...tens].join("|")})[^[:alnum:]]{1,3}(guests|people|seated|gaste)`;
}

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

/** Who states no capacity may write of that many guests and then comes first among them [browse-29]. */
function preferredWords({ guests, prefer }: ProviderQuery): string {
  return [guests && `${guests} guests`, prefer].filter(Boolean).join(", ");
}
