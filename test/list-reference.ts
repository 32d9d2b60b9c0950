import { asc, eq, sql } from "drizzle-orm";
import { venues_slug } from "../src/contract/categories/for-venues.ts";
import { priceSteps } from "../src/contract/listings/filter-steps.ts";
import { alike_words_max } from "../src/contract/listings/limits.ts";
import { factCodes } from "../src/contract/providers/facts.ts";
import type { ProviderQuery } from "../src/contract/providers/query-schema.ts";
import {
  availabilityOf,
  availabilityRanks,
  flexibleDates,
  isFresh,
  readRanks,
  type DayRules,
} from "../src/features/calendars/rules.ts";
import { coverageOf, type Whereabouts } from "../src/features/places/measure-road.ts";
import { getPlace } from "../src/features/places/rules.ts";
import { normaliseForSearch, searchTextOf } from "../src/features/providers/rules.ts";
import type { Database } from "../src/platform/database/database.ts";
import { calendar, calendarDay } from "../src/schema/calendars.ts";
import { category } from "../src/schema/categories.ts";
import { provider, providerCategory } from "../src/schema/providers.ts";

/* A reference for the lists' SQL: filters all providers, then sorts. */

type Day = { state: number; isFull: boolean };
type Calendar = DayRules & { kept_at: Date; days: Map<string, Day> };

export type Fact = typeof provider.$inferSelect & {
  categories: { id: number; slug: string; name: string; subcategory_id: number | null }[];
  calendar: Calendar | null;
};

/** All providers, from the source tables rather than `listing`. */
export async function readFacts(db: Database): Promise<Fact[]> {
  const assigned = await db
    .select({ provider_id: providerCategory.provider_id, ...assignedColumns })
    .from(providerCategory)
    .innerJoin(category, eq(category.id, providerCategory.category_id))
    .orderBy(sql`is_primary desc`, asc(providerCategory.position), asc(category.id));
  const calendars = new Map((await db.select(ruleColumns).from(calendar)).map((each) => [each.provider_id, each]));
  const days = Map.groupBy(await db.select().from(calendarDay), ({ provider_id }) => provider_id);
  const result = await db.select().from(provider);
  return result.map((row) => {
    const rules = calendars.get(row.id);
    const own = (days.get(row.id) ?? []).map((each): [string, Day] => {
      const { day, state, booked, held: holds, capacity } = each;
      return [day, { state, isFull: booked + holds >= capacity }];
    });
    return {
      ...row,
      categories: assigned.filter(({ provider_id }) => provider_id === row.id),
      calendar: rules ? { ...rules, days: new Map(own) } : null,
    };
  });
}

const assignedColumns = {
  id: category.id,
  slug: category.slug,
  name: category.name,
  subcategory_id: providerCategory.subcategory_id,
};

const { provider_id, weekdays_taken, season_starts, season_ends, notice_days, kept_at } = calendar;
const ruleColumns = { provider_id, weekdays_taken, season_starts, season_ends, notice_days, kept_at };

type Listed = {
  fact: Fact;
  reach: ReturnType<typeof coverageOf>;
  rank: number;
  dateStatus: ReturnType<typeof readRanks> | null;
};

/** The complete sorted list. Takes a subcategory by id. */
export function listAll(facts: readonly Fact[], query: ProviderQuery, today: string): Listed[] {
  const { sortBy = "rating" } = query;
  const result = facts.filter(isListed).flatMap((fact) => match(fact, query, today));
  const search = normaliseForSearch(query.search ?? "");
  const matched = search === "" ? result : result.filter(({ fact }) => isContained(search, fact));
  const isWritten = search === "" || facts.some((fact) => isListed(fact) && isContained(search, fact));
  const alike = isWritten ? [] : findAlike(facts.filter(isListed).map(textOf), search);
  const meant =
    alike.length === 0
      ? matched
      : result.filter(({ fact }) => alike.every((words) => words.some((word) => isContained(word, fact))));
  return meant.toSorted((a, b) => compare(keysOf(a, sortBy, query), keysOf(b, sortBy, query)));
}

export function countSteps(list: readonly Listed[]): { steps: number[]; unpriced: number } {
  const prices = list.flatMap(({ fact }) => fact.typical_price ?? []);
  const steps = [...priceSteps, Number.POSITIVE_INFINITY].map((to, at) => {
    const from = priceSteps[at - 1] ?? 0;
    return prices.filter((price) => price >= from && price < to).length;
  });
  return { steps, unpriced: list.length - prices.length };
}

export function countStated(list: readonly Listed[]): Record<string, number> {
  const stated = list.flatMap(({ fact }) => statedBy(fact)).filter((code) => factCodes.includes(code));
  return Object.fromEntries([...Map.groupBy(stated, (code) => code)].map(([code, all]) => [code, all.length]));
}

function isListed({ is_published, is_super_admin }: Fact): boolean {
  return is_published && !is_super_admin;
}

function textOf({ business_name, contact_person, categories: [primary], city, keywords }: Fact): string {
  return searchTextOf({ business_name, contact_person, category_name: primary?.name ?? null, city, keywords });
}

function isContained(text: string, fact: Fact): boolean {
  return textOf(fact).includes(text);
}

function match(fact: Fact, query: ProviderQuery, today: string): Listed[] {
  if (!isWithin(fact, query)) return [];
  const reach = coverageFor(fact, query);
  if (query.near && !reach) return [];
  if (!query.date) return [{ fact, reach, rank: 0, dateStatus: null }];
  const days = flexibleDates(query.date, query.flex, today);
  const ranks = fact.calendar ? ranksOf(fact.calendar, days, today) : null;
  const dateStatus = readRanks(ranks, days);
  const rank = availabilityRanks.indexOf(dateStatus.availability);
  return dateStatus.availability === "taken" ? [] : [{ fact, reach, rank, dateStatus }];
}

function isWithin(fact: Fact, query: ProviderQuery): boolean {
  const { category: slug, subcategory, province, verified, minTrustScore = 0, city = "", place, priceRanges } = query;
  const { priceFrom, priceTo, facts = [], guests } = query;
  const isTurned = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
  const [from, to] = isTurned ? [priceTo, priceFrom] : [priceFrom, priceTo];
  const towns = [fact.city ?? "", ...fact.additional_cities].map(normaliseForSearch);
  const town = normaliseForSearch(city);
  return (
    (!slug || fact.categories.some((assigned) => assigned.slug === slug)) &&
    (!subcategory || fact.categories.some((assigned) => String(assigned.subcategory_id) === subcategory)) &&
    (!province || fact.province === province) &&
    (!verified || fact.is_verified) &&
    fact.trust_score >= minTrustScore &&
    (town === "" || towns.some((each) => each.includes(town))) &&
    (!place || fact.place_slug === place) &&
    (!priceRanges || fact.price_range.length === 0 || fact.price_range.some((tier) => priceRanges.includes(tier))) &&
    facts.every((code) => statedBy(fact).includes(code)) &&
    (guests === undefined || fact.guests_max === null || fact.guests_max >= guests) &&
    (fact.typical_price === null ||
      (fact.typical_price >= (from ?? 0) && (to === undefined || fact.typical_price <= to)))
  );
}

function statedBy({ facts, languages_spoken }: Fact): string[] {
  const codes = [...facts, ...languages_spoken].map((fact) => fact.toLowerCase().replaceAll(" ", "-"));
  return [...new Set(codes)];
}

function coverageFor(fact: Fact, { near, within = 100, category: slug }: ProviderQuery): Listed["reach"] {
  if (!near) return null;
  const is_venue = fact.categories[0]?.slug === venues_slug;
  const where: Whereabouts = { ...fact, is_venue };
  const reach = coverageOf(getPlace(near), within, where);
  return slug === venues_slug && reach?.reaches === "travels" ? null : reach;
}

/** An outdated calendar only says when all places of a day are booked or on hold. */
function ranksOf(own: Calendar, days: readonly string[], today: string): number[] {
  return days.map((day) => {
    const { state = 0, isFull = false } = own.days.get(day) ?? {};
    if (isFresh(own.kept_at, today)) return availabilityRanks.indexOf(availabilityOf(own, { day, state, today }));
    return availabilityRanks.indexOf(isFull ? "taken" : "not_known");
  });
}

type Key = number | string;

function keysOf({ fact, reach, rank }: Listed, sortBy: string, query: ProviderQuery): Key[] {
  const usual = [-fact.trust_score, -(fact.google_rating ?? -1)];
  const reviews = (fact.google_review_count ?? 0) + (fact.facebook_review_count ?? 0);
  const tier = fact.price_range[0]?.length ?? 5;
  const orders: Record<string, Key[]> = {
    rating: [rank, ...usual],
    trust: [-fact.trust_score, rank],
    reviews: [fact.ratings_recorded_at === null ? 1 : 0, -reviews, rank],
    price: [fact.typical_price ?? Number.POSITIVE_INFINITY, tier, rank, -fact.trust_score],
    distance: query.near ? [reach?.distance_km ?? Number.POSITIVE_INFINITY, rank, ...usual] : [rank, ...usual],
  };
  const isPriced = query.priceFrom !== undefined || query.priceTo !== undefined;
  const isOnRequest = isPriced && fact.typical_price === null;
  const isRoomUnknown = query.guests !== undefined && fact.guests_max === null;
  return [
    isOnRequest ? 1 : 0,
    isRoomUnknown ? 1 : 0,
    reach?.reaches === "travels" ? 1 : 0,
    ...(orders[sortBy] ?? []),
    fact.id,
  ];
}

function compare(one: readonly Key[], other: readonly Key[]): number {
  const at = one.findIndex((key, place) => key !== other[place]);
  return at === -1 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

const letters_min = 3;
const [likely, possible] = [0.6, 0.45];
const likeness_spread = 0.1;

/**
 * For a misspelt search [browse-4]: the most similar known words of each. Drops the least significant while no provider
 * matches all.
 */
function findAlike(texts: readonly string[], search: string): string[][] {
  if (search.length < letters_min) return [];
  const vocabulary = [...new Set(texts.flatMap((text) => text.split(/[ \n]/)))].filter((word) => word !== "");
  const searched = [...new Set(search.split(" "))];
  const letters = searched.reduce((sum, { length }) => sum + length, 0);
  const isUsed = (word: string) => vocabulary.some((each) => each.includes(word));
  const meant = [
    ...searched.filter(isUsed).map((word) => ({ words: [word], weight: word.length })),
    ...searched.filter((word) => !isUsed(word)).flatMap((word) => meantBy(word, vocabulary)),
  ].toSorted((a, b) => b.weight - a.weight);
  for (let left = meant; left.length > 0; left = left.slice(0, -1)) {
    if (left.reduce((sum, { weight }) => sum + weight, 0) < possible * letters) return [];
    const isHad = (text: string) => left.every(({ words }) => words.some((word) => text.includes(word)));
    if (texts.some(isHad)) return left.map(({ words }) => words);
  }
  return [];
}

function meantBy(word: string, vocabulary: readonly string[]): { words: string[]; weight: number }[] {
  if (word.length < letters_min) return [];
  const alike = vocabulary
    .map((each) => ({ each, likeness: asReal(wordSimilarity(word, each)) }))
    .filter(({ likeness }) => Math.fround(likeness) >= possible)
    .toSorted((a, b) => b.likeness - a.likeness || (a.each < b.each ? -1 : 1));
  const best = alike[0]?.likeness ?? 0;
  const least = Math.max(best - likeness_spread, best >= likely ? likely : possible);
  const words = alike.filter(({ likeness }) => likeness >= least).map(({ each }) => each);
  return words.length === 0 ? [] : [{ words: words.slice(0, alike_words_max), weight: word.length * best }];
}

function asReal(value: number): number {
  return Number(Math.fround(value).toPrecision(7));
}

/** pg_trgm's `word_similarity`: the best trigram match with a part of the other text. */
function wordSimilarity(one: string, other: string): number {
  const searched = new Set(trigramsOf(one));
  const along = trigramsOf(other);
  let best = 0;
  for (let from = 0; from < along.length; from += 1) {
    const stretch = new Set<string>();
    for (const trigram of along.slice(from)) {
      stretch.add(trigram);
      const common = [...stretch].filter((each) => searched.has(each)).length;
      best = Math.max(best, common / (searched.size + stretch.size - common));
    }
  }
  return best;
}

function trigramsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const padded = `  ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
  });
}
