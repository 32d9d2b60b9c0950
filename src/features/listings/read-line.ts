import { distance } from "fastest-levenshtein";
import { categoryWords } from "../../contract/categories/category-words.ts";
import type { Place } from "../../contract/places/shapes.ts";
import type { Province } from "../../contract/primitives.ts";
import type { Region } from "../places/find-region.ts";
import { placeWords } from "../places/rules.ts";
import { suggestPlaces } from "../places/suggest-places.ts";
import { addressWord, quotedText } from "../providers/rules.ts";
import { wants } from "./find-wants.ts";
import { categoryPhrases, matchPhrases, type Phrase } from "./match-phrases.ts";
import type { Prices } from "./read-amounts.ts";
import type { SaidDate } from "./read-dates.ts";

/** What a line asks for, and what else it may have meant. */
export type Reading = Prices &
  SaidDate & {
    category?: string | undefined;
    /** As addresses have it; of the category. */
    subcategory?: string | undefined;
    /** A place's slug. */
    near?: string;
    province?: Province;
    /** Country by a name of its own, which `near` is the middle of. */
    region?: Region;
    guests?: number;
    /** Languages, styles, traditions, what a venue has: filters where vendors state them, else what comes first. */
    wants?: string[];
    /** What says nothing of all that. */
    search?: string;
    /** A misspelt word that was read as the category. */
    guessed?: string;
    /** Other categories and places that the line names, each to be asked for instead. */
    others: { categories: string[]; places: string[] };
  };

/** Letters from which on a place's name counts anywhere; a shorter one follows a preposition or stands alone with a category. */
const shortest_anywhere = 5;

/**
 * Reads one line as people type it, such as "fotograaf in kaapstad under R20 000": category, place, price, date, what is wanted besides, and what
 * is left as text [browse-19]. A line that says nothing of it is text alone, and so is one within quotation marks. Dates are read where it is
 * said which day it is.
 */
export function readLine(line: string, today?: string): Reading {
  const text: Reading = { ...(line.trim() !== "" && { search: line.trim() }), others: { categories: [], places: [] } };
  if (quotedText(line) !== null) return text;
  return readPhrases(line, phrasesOf(line, today)) ?? text;
}

/** The phrases of a line, as they are meant in it. */
export function phrasesOf(line: string, today?: string): Phrase[] {
  return withGuess(withoutStrayPlaces(line, matchPhrases(line, today)));
}

const said_kinds: ReadonlySet<Phrase["is"]> = new Set([
  "category",
  "place",
  "province",
  "region",
  "price",
  "date",
  "want",
  "guests",
]);

/** What a line says by its phrases; null where they are words alone. */
export function readPhrases(line: string, phrases: readonly Phrase[]): Reading | null {
  if (!phrases.some(({ is }) => said_kinds.has(is))) return null;
  const { province, places, otherPlaces } = placeOf(phrases);
  const [near, ...namesakes] = places;
  const search = restOf(line, phrases);
  const { others, wanted, ...category } = categoryOf(line, phrases);
  const region = near ? undefined : phrases.findLast((phrase) => phrase.is === "region")?.region;
  const all = [...new Set([...wanted, ...phrases.flatMap((phrase) => (phrase.is === "want" ? phrase.want : []))])];
  const guests = phrases.findLast((phrase) => phrase.is === "guests")?.guests;
  const { price_from, price_to } = phrases.findLast((phrase) => phrase.is === "price") ?? {};
  const { date, flex } =
    (phrases.findLast((phrase) => phrase.is === "date" && phrase.date !== undefined) as SaidDate) ?? {};
  return {
    ...category,
    ...(near ? { near: near.slug } : region ? { near: region.near, region } : province && { province }),
    ...(price_from !== undefined && { price_from }),
    ...(price_to !== undefined && { price_to }),
    ...(date !== undefined && { date }),
    ...(flex && { flex }),
    ...(guests !== undefined && { guests }),
    ...(all.length > 0 && { wants: all }),
    ...(search !== "" && { search }),
    others: { categories: others, places: [...namesakes, ...otherPlaces].map(({ slug }) => slug) },
  };
}

/** From how many letters on a word for a category may be misspelt, and in how many of them. */
const slips = [
  { letters: 9, most: 2 },
  { letters: 6, most: 1 },
];

/** The first word without meaning that is nearly a category's, where no category is named and no preposition stands before it. */
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

/** Short names that stand among words of another kind are words as well: no place is meant by them. */
function withoutStrayPlaces(line: string, phrases: readonly Phrase[]): Phrase[] {
  const isStray = (phrase: Phrase, at: number) =>
    phrase.is === "place" && phrase.words.length < shortest_anywhere && beforeOf(phrases, at)?.is !== "preposition";
  if (restOf(line, phrases) === "") return [...phrases];
  return phrases.map((phrase, at) => {
    const { words, start, end } = phrase;
    return isStray(phrase, at) ? { is: "unknown", words, start, end } : phrase;
  });
}

/** The phrase before one, articles passed over. */
function beforeOf(phrases: readonly Phrase[], at: number): Phrase | undefined {
  return phrases.slice(0, at).findLast(({ is }) => is !== "filler");
}

/** The places meant, best first: those of the last name, of the province where one is named besides. */
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

/** What joins two things of equal rank; two words without it are one thing, which the last of them names. */
const joins = /[&+,/]|\b(and|or|en|of)\b/i;

/** The category meant, with its subcategory; others are those that are named beside it. */
function categoryOf(line: string, phrases: readonly Phrase[]) {
  const named = phrases.flatMap((phrase) => (phrase.is === "category" ? phrase : []));
  const ends = named.filter(({ end }, at) => {
    const next = named[at + 1];
    return !next || joins.test(line.slice(end, next.start)) || isParted(phrases, end, next.start);
  });
  const [head] = ends;
  if (!head) return { others: [], wanted: [] };
  const { category, isGuessed } = head;
  const others = [...new Set(ends.map((each) => each.category))].filter((each) => each !== category);
  // kinds of another category, as in "halaal venue"
  const strange = named.filter(
    (each) => each.subcategory && each.category !== category && !others.includes(each.category),
  );
  const kinds = Object.keys(categoryWords[category]?.kinds ?? {});
  const alike = kinds.find((name) => strange.some(({ words }) => placeWords(name).startsWith(` ${words} `)));
  const subcategory =
    named.find((each) => each.category === category && each.subcategory)?.subcategory ?? (alike && addressWord(alike));
  const wanted = alike ? [] : strange.map(({ words }) => wants.get(words) ?? words);
  return { category, ...(subcategory && { subcategory }), ...(isGuessed && { guessed: head.words }), others, wanted };
}

/** Whether anything but fillers stands in between. */
function isParted(phrases: readonly Phrase[], from: number, to: number): boolean {
  return phrases.some(({ is, start }) => is !== "filler" && start > from && start < to);
}

/** What says nothing of category and place, as it was written, without the fillers around it. */
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

/** Whether a reading says anything besides its text. */
export function isUnderstood({ wants: some, guests, ...reading }: Reading): boolean {
  return isFilter(reading) || some !== undefined || guests !== undefined;
}

/** Whether it says anything that a list is narrowed down by. */
export function isFilter({ category, near, province, price_from, price_to, date }: Reading): boolean {
  return [category, near, province, price_from, price_to, date].some((each) => each !== undefined);
}

/** A line as it is compared with others: two that differ in this alone ask for the same. */
export function plainLine(line: string): string {
  return placeWords(line).trim();
}
