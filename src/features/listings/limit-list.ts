import { isForVenues } from "../../contract/categories/for-venues.ts";
import { alike_words_max } from "../../contract/listings/limits.ts";
import { factCode, factCodes } from "../../contract/providers/facts.ts";
import type { ProviderQuery } from "../../contract/providers/query-schema.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { requireDate } from "../calendars/require-date.ts";
import { lookUpCategories, type KnownCategories } from "../categories/look-up-categories.ts";
import { requireNear } from "../places/require-near.ts";
import { addressSlug, normaliseForSearch, normaliseSearchText } from "../providers/rules.ts";
import { namesOfWant } from "./search/find-wants.ts";
import type { ListFilter } from "./store-query.ts";
import { existsMatch, existsPreferred, listSimilarWords } from "./store.ts";

/** Shorter words match too many. */
const letters_min = 3;
const preferences_max = 8;

/** Per query, because each costs a search. */
const patterns_max = 10;

/**
 * One pattern per preference [browse-27]. Without a stated capacity, providers whose text mentions that many guests
 * come first [browse-29].
 */
async function readPreferences(ctx: Context, { guests, prefer = "" }: ProviderQuery): Promise<string[]> {
  const named = [guests ? `${guests} guests` : "", ...prefer.split(",")].map((each) => each.trim());
  const preferred = named.filter((each) => addressSlug(each).length >= letters_min).slice(0, preferences_max);
  const patterns = await Promise.all(preferred.map((each) => patternsOf(ctx, each)));
  return [...new Set(patterns.flat())].slice(0, patterns_max);
}

/** Preferences besides facts whose whole phrase nobody in the list mentions. */
export async function listUnmentioned(ctx: Context, query: ProviderQuery): Promise<string[]> {
  const filter = await readFilter(ctx, query);
  const named = (query.prefer ?? "").split(",").map((each) => each.trim());
  const words = named.filter(
    (each) => each !== "" && !factCodes.includes(factCode(each)) && !/^\d+ guests$/u.test(each),
  );
  const mentioned = await Promise.all(
    words.map(async (each) => {
      const preferred = (await readPreferences(ctx, { prefer: each })).slice(0, 1);
      return filter !== null && preferred.length > 0 && existsPreferred(ctx.db, { ...filter, preferred });
    }),
  );
  return words.filter((_, at) => !mentioned[at]);
}

/** One pattern with all synonyms; for unknown words, one for the phrase and one per word. */
async function patternsOf(ctx: Context, preference: string): Promise<string[]> {
  const guests = Number(/^(\d{1,9}) guests$/u.exec(preference)?.[1] ?? 0);
  if (guests > 0) return [patternOfGuests(guests)];
  const names = namesOfWant(preference);
  if (names) return [patternOf(names)];
  const phrase = normaliseForSearch(preference);
  const alike = await findAlike(ctx, phrase);
  if (alike.length > 0) return alike.map(patternOf);
  const each = phrase.split(" ").filter(({ length }) => length >= letters_min);
  return [phrase, ...(each.length > 1 ? each : [])].map((name) => patternOf([name]));
}

/** Matches words that begin with a name, with any separator between its parts. */
function patternOf(names: readonly string[]): string {
  const patterns = names.map((name) => (name.match(/[\p{L}\p{N}]+/gu) ?? []).join("[^[:alnum:]]{1,3}"));
  return String.raw`\m(${patterns.join("|")})`;
}

/** This number, or up to half more, in tens. */
function patternOfGuests(guests: number): string {
  const length = Math.min(12, 1 + Math.floor(guests / 20));
  const tens = Array.from({ length }, (_, at) => (Math.ceil(guests / 10) + at) * 10);
  return String.raw`\m(${[guests, ...tens].join("|")})[^[:alnum:]]{1,3}(guests|people|seated|gaste)`;
}

/** Null if nothing can match. Refuses unknown places, and dates past or over three years ahead. */
export async function readFilter(ctx: Context, query: ProviderQuery): Promise<ListFilter | null> {
  const known = await lookUpCategories(ctx);
  const { city, place: place_slug, province, verified, minTrustScore, priceRanges } = query;
  const category = query.category === undefined ? undefined : known.bySlug.get(query.category);
  if (query.category !== undefined && !category) return null;
  const subcategory_ids = findSubcategories(query, known);
  if (subcategory_ids?.length === 0) return null;
  const near = requireNear(query, "bad_parameter");
  const search = normaliseSearchText(query.search);
  return {
    category_id: category?.id,
    subcategory_ids,
    place: normaliseForSearch(city ?? "") || undefined,
    // venues don't travel [places-6]
    near: near && { ...near, has_travelling: !isForVenues(query.category) },
    dated: requireDate(query, southAfricanDate(ctx.clock())),
    place_slug: place_slug || undefined,
    province,
    is_verified: verified ? true : undefined,
    trust_score_min: minTrustScore,
    price_ranges: priceRanges,
    price_from: query.priceFrom,
    price_to: query.priceTo,
    facts: query.facts?.length ? query.facts : undefined,
    guests: query.guests,
    texts: search === "" ? undefined : [[search]],
  };
}

/** By name or id; undefined without one. */
function findSubcategories({ category, subcategory }: ProviderQuery, known: KnownCategories): number[] | undefined {
  if (subcategory === undefined || subcategory === "") return undefined;
  const wanted = addressSlug(subcategory);
  return known.all
    .filter(({ slug }) => category === undefined || slug === category)
    .flatMap(({ subcategories }) => subcategories)
    .flatMap(({ id, name }) => (String(id) === wanted || addressSlug(name) === wanted ? [id] : []));
}

/** With misspellings corrected; null if nothing can match. */
export async function limitForgiving(ctx: Context, query: ProviderQuery): Promise<ListFilter | null> {
  const filter = await readFilter(ctx, query);
  if (!filter) return null;
  const texts = await findAlike(ctx, normaliseSearchText(query.search));
  const preferred = await readPreferences(ctx, query);
  return { ...filter, ...(texts.length > 0 && { texts }), ...(preferred.length > 0 && { preferred }) };
}

/** Similarity from 0 to 1; the lower step only if nothing reaches the higher. */
const likeness_steps = [0.6, 0.45] as const;
/** How far below the most similar word others may be. */
const likeness_spread = 0.1;

type Meant = { words: string[]; letters: number; likeness: number };

const weightOf = ({ letters, likeness }: Meant) => letters * likeness;
const total = (weights: readonly number[]) => weights.reduce((sum, each) => sum + each, 0);

/**
 * Corrects a misspelt search that no provider's text contains [browse-4]: the most similar words in use for each of its
 * words. Drops words without any, and the least significant ones while nobody has all, as long as enough of the text is
 * left. Ignores other filters.
 */
export async function findAlike({ db, cache }: Context, search: string): Promise<string[][]> {
  if (search.length < letters_min) return [];
  return cache.remember(`alike ${search}`, ["catalogue"], async () => {
    if (await existsMatch(db, { texts: [[search]] })) return [];
    const searched = [...new Set(search.split(" "))];
    const enough = likeness_steps[1] * total(searched.map(({ length }) => length));
    const meant = (await Promise.all(searched.map((word) => meantBy(db, word)))).flat();
    meant.sort((a, b) => weightOf(b) - weightOf(a) || b.likeness - a.likeness);
    for (; total(meant.map(weightOf)) >= enough; meant.pop()) {
      const texts = meant.map(({ words }) => words);
      if (await existsMatch(db, { texts })) return texts;
    }
    return [];
  });
}

/** The word itself if a business contains it, otherwise the most similar words in use. */
async function meantBy(db: Database, word: string): Promise<Meant[]> {
  const letters = word.length;
  if (await existsMatch(db, { texts: [[word]] })) return [{ words: [word], letters, likeness: 1 }];
  if (letters < letters_min) return [];
  for (const step of likeness_steps) {
    const alike = await listSimilarWords(db, word, step);
    const best = alike[0]?.likeness ?? 0;
    const words = alike.filter(({ likeness }) => likeness >= best - likeness_spread).map((each) => each.alike);
    if (words.length > 0) return [{ words: words.slice(0, alike_words_max), letters, likeness: best }];
  }
  return [];
}
