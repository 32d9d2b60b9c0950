import { distance } from "fastest-levenshtein";
import { categoryKeywords, cheap } from "../../../contract/categories/category-keywords.ts";
import type { SortOrder } from "../../../contract/choices.ts";
import type { Place } from "../../../contract/places/schema.ts";
import type { Province } from "../../../contract/primitives.ts";
import type { Region } from "../../places/find-region.ts";
import { normaliseName } from "../../places/rules.ts";
import { suggestPlaces } from "../../places/suggest-places.ts";
import { addressSlug, quotedText } from "../../providers/rules.ts";
import { wants } from "./find-wants.ts";
import { categoryPhrases, matchPhrases, type Phrase } from "./match-phrases.ts";
import type { Prices } from "./read-amounts.ts";
import type { ParsedDate } from "./read-dates.ts";

export type ParsedSearch = Prices &
  ParsedDate & {
    category?: string | undefined;
    subcategory?: string | undefined;
    /** A place's slug. */
    near?: string;
    province?: Province;
    /** A named region; `near` is its centre. */
    region?: Region;
    guests?: number;
    /** Languages, styles, traditions, venue features: filters where vendors state them, otherwise preferences. */
    wants?: string[];
    search?: string;
    sortBy?: SortOrder;
    /** A misspelt word read as the category. */
    guessed?: string;
    /** Alternatives that the line also names. */
    others: { categories: string[]; places: string[] };
  };

/** Shorter place names need a preposition, or only a category beside them. */
const shortest_anywhere = 5;

/** Such as "fotograaf in kaapstad under R20 000" [browse-19]; quoted lines are text. Dates need `today`. */
export function parseSearch(line: string, today?: string): ParsedSearch {
  const text: ParsedSearch = {
    ...(line.trim() !== "" && { search: line.trim() }),
    others: { categories: [], places: [] },
  };
  if (quotedText(line) !== null) return text;
  const phrases = phrasesOf(line, today);
  if (isCheap(phrases)) return { sortBy: "price", others: text.others };
  return readPhrases(line, phrases) ?? text;
}

const cheapWords: ReadonlySet<string> = new Set(cheap.split(", "));

function isCheap(phrases: readonly Phrase[]): boolean {
  return phrases.every(({ is }) => is === "filler") && phrases.some(({ words }) => cheapWords.has(words));
}

export function phrasesOf(line: string, today?: string): Phrase[] {
  return withGuess(withoutStrayPlaces(line, matchPhrases(line, today)));
}

const filter_kinds: ReadonlySet<Phrase["is"]> = new Set([
  "category",
  "place",
  "province",
  "region",
  "price",
  "date",
  "want",
  "guests",
]);

/** Null for plain words. */
export function readPhrases(line: string, phrases: readonly Phrase[]): ParsedSearch | null {
  if (!phrases.some(({ is }) => filter_kinds.has(is))) return null;
  const { province, places, otherPlaces } = placeOf(phrases);
  const [near, ...namesakes] = places;
  const search = restOf(line, phrases);
  const { others, wanted, ...category } = categoryOf(line, phrases);
  const region = near ? undefined : phrases.findLast((phrase) => phrase.is === "region")?.region;
  const all = [...new Set([...wanted, ...phrases.flatMap((phrase) => (phrase.is === "want" ? phrase.want : []))])];
  const rooms = phrases.flatMap((phrase) => (phrase.is === "guests" ? phrase.guests : []));
  const guests = rooms.length > 0 ? Math.max(...rooms) : undefined;
  const { price_from, price_to } = phrases.findLast((phrase) => phrase.is === "price") ?? {};
  const dates = phrases.flatMap((phrase) => (phrase.is === "date" ? phrase : []));
  const { date, flex }: ParsedDate = dates.findLast((each) => each.date !== undefined) ?? {};
  const note = dates.findLast((each) => each.note !== undefined)?.note;
  return {
    ...category,
    ...(near ? { near: near.slug } : region ? { near: region.near, region } : province && { province }),
    ...(price_from !== undefined && { price_from }),
    ...(price_to !== undefined && { price_to }),
    ...(date !== undefined && { date }),
    ...(flex && { flex }),
    ...(note !== undefined && { note }),
    ...(guests !== undefined && { guests }),
    ...(all.length > 0 && { wants: all }),
    ...(search !== "" && { search }),
    others: { categories: others, places: [...namesakes, ...otherPlaces].map(({ slug }) => slug) },
  };
}

/** Allowed misspelt letters by word length. */
const slips = [
  { letters: 9, most: 2 },
  { letters: 6, most: 1 },
];

/** The first unknown word close to a category, if none is named and no preposition precedes it. */
function withGuess(phrases: readonly Phrase[]): Phrase[] {
  if (phrases.some(({ is }) => is === "category")) return [...phrases];
  for (const [at, { is, words, start, end }] of phrases.entries()) {
    const most = slips.find(({ letters }) => words.length >= letters)?.most ?? 0;
    if (is !== "unknown" || most === 0 || beforeOf(phrases, at)?.is === "preposition") continue;
    const meant = categoryPhrases.find(({ phrase }) => phrase.length >= 6 && distance(phrase, words) <= most);
    if (meant) return phrases.with(at, { ...meant, isGuessed: true, words, start, end });
  }
  return [...phrases];
}

/** Short place names among other words are treated as words. */
function withoutStrayPlaces(line: string, phrases: readonly Phrase[]): Phrase[] {
  const isStray = (phrase: Phrase, at: number) =>
    phrase.is === "place" && phrase.words.length < shortest_anywhere && beforeOf(phrases, at)?.is !== "preposition";
  if (restOf(line, phrases) === "") return [...phrases];
  return phrases.map((phrase, at) => {
    const { words, start, end } = phrase;
    return isStray(phrase, at) ? { is: "unknown", words, start, end } : phrase;
  });
}

/** Skips articles. */
function beforeOf(phrases: readonly Phrase[], at: number): Phrase | undefined {
  return phrases.slice(0, at).findLast(({ is }) => is !== "filler");
}

/** Best first: the last named, within a named province. */
function placeOf(phrases: readonly Phrase[]): { province?: Province; places: Place[]; otherPlaces: Place[] } {
  const provinces = phrases.flatMap((phrase) => (phrase.is === "province" ? phrase.province : []));
  const [province] = provinces;
  const named = phrases.flatMap((phrase) => {
    if (phrase.is !== "place") return [];
    const there = phrase.places.filter((place) => provinces.length === 0 || provinces.includes(place.province));
    const order = suggestPlaces(phrase.words).places;
    return [(there.length > 0 ? there : phrase.places).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))];
  });
  const others = named.slice(0, -1).flatMap(([first]) => first ?? []);
  return { ...(province && { province }), places: named.at(-1) ?? [], otherPlaces: others };
}

const joins = /[&+,/]|\b(and|or|en|of)\b/i;

function categoryOf(line: string, phrases: readonly Phrase[]) {
  const named = phrases.flatMap((phrase) => (phrase.is === "category" ? phrase : []));
  const ends = named.filter(({ end }, at) => {
    const next = named[at + 1];
    return !next || joins.test(line.slice(end, next.start)) || isParted(phrases, end, next.start);
  });
  const [first] = ends;
  if (!first) return { others: [], wanted: [] };
  const { category, isGuessed } = first;
  const others = [...new Set(ends.map((each) => each.category))].filter((each) => each !== category);
  // kinds of another category, as in "halaal venue"
  const strange = named.filter(
    (each) => each.subcategory && each.category !== category && !others.includes(each.category),
  );
  const kinds = Object.keys(categoryKeywords[category]?.kinds ?? {});
  const alike = kinds.find((name) => strange.some(({ words }) => normaliseName(name).startsWith(` ${words} `)));
  const subcategory =
    named.find((each) => each.category === category && each.subcategory)?.subcategory ?? (alike && addressSlug(alike));
  const kind = alike ? [] : strange.map(({ words }) => wants.get(words) ?? words);
  const wanted = [...kind, ...named.flatMap(({ want }) => want ?? [])];
  return { category, ...(subcategory && { subcategory }), ...(isGuessed && { guessed: first.words }), others, wanted };
}

function isParted(phrases: readonly Phrase[], from: number, to: number): boolean {
  return phrases.some(({ is, start }) => is !== "filler" && start > from && start < to);
}

/** Remaining text as written, without surrounding fillers. */
function restOf(line: string, phrases: readonly Phrase[]): string {
  const isRest = phrases.map((phrase, at) => {
    if (phrase.is === "filler" || phrase.is === "unknown") return true;
    if (phrase.is !== "preposition") return false;
    const next = phrases.slice(at + 1).find(({ is }) => is !== "filler");
    return next !== undefined && !["place", "province", "region", "price", "date", "guests"].includes(next.is);
  });
  const runs: Phrase[][] = [[]];
  for (const [at, phrase] of phrases.entries()) {
    if (isRest[at]) runs.at(-1)?.push(phrase);
    else runs.push([]);
  }
  return runs
    .map((run) => {
      const first = run.find(({ is }) => is === "unknown");
      const last = run.findLast(({ is }) => is === "unknown");
      return first && last ? line.slice(first.start, last.end) : "";
    })
    .filter((text) => text !== "")
    .join(" ");
}

export function isUnderstood(reading: ParsedSearch): boolean {
  const { category, near, province, price_from, price_to, date, note, guests, wants: some, sortBy } = reading;
  const read = [category, near, province, price_from, price_to, date, note, guests, some, sortBy];
  return read.some((each) => each !== undefined);
}

/** Normalised for comparison. */
export function normaliseSearchQuery(line: string): string {
  return normaliseName(line).trim();
}
