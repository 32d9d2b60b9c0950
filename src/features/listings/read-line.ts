import type { Place } from "../../contract/places/shapes.ts";
import type { Province } from "../../contract/primitives.ts";
import { placeWords } from "../places/rules.ts";
import { suggestPlaces } from "../places/suggest-places.ts";
import { quotedText } from "../providers/rules.ts";
import { matchPhrases, type Phrase } from "./match-phrases.ts";

/** What a line asks for, and what else it may have meant. */
export type Reading = {
  category?: string | undefined;
  /** As addresses have it; of the category. */
  subcategory?: string | undefined;
  /** A place's slug. */
  near?: string;
  province?: Province;
  /** What is neither category nor place. */
  search?: string;
  /** Other categories and places that the line names, each to be asked for instead. */
  others: { categories: string[]; places: string[] };
};

/** Letters from which on a place's name counts anywhere; a shorter one follows a preposition or stands alone with a category. */
const shortest_anywhere = 5;

/**
 * Reads one line as people type it, such as "fotograaf in kaapstad": category, place and what is left as text
 * [browse-19]. A line that names neither is text alone, and so is one within quotation marks.
 */
export function readLine(line: string): Reading {
  const text: Reading = { ...(line.trim() !== "" && { search: line.trim() }), others: { categories: [], places: [] } };
  if (quotedText(line) !== null) return text;
  return readPhrases(line, phrasesOf(line)) ?? text;
}

/** The phrases of a line, as they are meant in it. */
export function phrasesOf(line: string): Phrase[] {
  return withoutStrayPlaces(line, matchPhrases(line));
}

/** What a line says by its phrases; null where none is category or place. */
export function readPhrases(line: string, phrases: readonly Phrase[]): Reading | null {
  const said = (is: Phrase["is"]) => phrases.some((phrase) => phrase.is === is);
  if (!said("category") && !said("place") && !said("province")) return null;
  const { province, places, otherPlaces } = placeOf(phrases);
  const [near, ...namesakes] = places;
  const search = restOf(line, phrases);
  const { others, ...category } = categoryOf(line, phrases);
  return {
    ...category,
    ...(near ? { near: near.slug } : province && { province }),
    ...(search !== "" && { search }),
    others: { categories: others, places: [...namesakes, ...otherPlaces].map(({ slug }) => slug) },
  };
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
  if (!head) return { others: [] };
  const { category } = head;
  const subcategory = named.find((each) => each.category === category && each.subcategory)?.subcategory;
  const others = [...new Set(ends.map((each) => each.category))].filter((each) => each !== category);
  return { category, ...(subcategory && { subcategory }), others };
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
    return next !== undefined && next.is !== "place" && next.is !== "province";
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
export function isUnderstood({ category, near, province }: Reading): boolean {
  return category !== undefined || near !== undefined || province !== undefined;
}

/** A line as it is compared with others: two that differ in this alone ask for the same. */
export function plainLine(line: string): string {
  return placeWords(line).trim();
}
