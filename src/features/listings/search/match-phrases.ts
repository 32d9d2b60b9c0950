import { categoryKeywords, fillers, here, prepositions } from "../../../contract/categories/category-keywords.ts";
import type { Place } from "../../../contract/places/schema.ts";
import type { Province } from "../../../contract/primitives.ts";
import { regions, type Region } from "../../places/find-region.ts";
import { placesCalled, normaliseName, provinceCalled } from "../../places/rules.ts";
import { addressSlug } from "../../providers/rules.ts";
import { wants } from "./find-wants.ts";
import { dropOverlaps, findGuests, findParty, findPrices, type Prices, type Span } from "./read-amounts.ts";
import { findDates, type ParsedDate } from "./read-dates.ts";

export type Meaning =
  | { is: "category"; category: string; subcategory?: string; want?: string; isGuessed?: boolean }
  | { is: "place"; places: readonly Place[] }
  | { is: "province"; province: Province }
  | { is: "region"; region: Region }
  | { is: "want"; want: string }
  | ({ is: "price" } & Prices)
  | ({ is: "date" } & ParsedDate)
  | { is: "guests"; guests: number }
  | { is: "here" | "preposition" | "filler" | "ignored" | "unknown" };

/** `start` and `end` are positions in the line. */
export type Phrase = Meaning & { words: string; start: number; end: number };

function listed(words: string): string[] {
  return words.split(",").map((each) => normaliseName(each).trim());
}

const known = new Map<string, Meaning>();

/** The first meaning of a phrase wins. */
function learn(phrases: readonly string[], meaning: Meaning): void {
  for (const phrase of phrases) if (phrase !== "" && !known.has(phrase)) known.set(phrase, meaning);
}

for (const [category, { words }] of Object.entries(categoryKeywords)) {
  const name = normaliseName(category).trim();
  for (const each of [name, name.replace(" and ", " "), ...listed(words)]) {
    const want = wants.get(each);
    learn([each], { is: "category", category, ...(want !== undefined && { want }) });
  }
}
for (const [category, { kinds }] of Object.entries(categoryKeywords)) {
  for (const [name, words] of Object.entries(kinds))
    learn(listed(`${name},${words}`), { is: "category", category, subcategory: addressSlug(name) });
}
for (const [name, want] of wants) learn([name], { is: "want", want });
for (const [name, region] of regions) learn([name], { is: "region", region });
learn(listed(here), { is: "here" });
learn(listed(prepositions), { is: "preposition" });
learn(listed(fillers), { is: "filler" });

export const categoryPhrases = [...known].flatMap(([phrase, meaning]) =>
  meaning.is === "category" ? { phrase, ...meaning } : [],
);

const words_max = 6;

/** "Zulu wedding attire" is known as "Zulu attire". */
function meaningOf(phrase: string): Meaning | undefined {
  const meaning = known.get(phrase) ?? known.get(phrase.replace(" wedding ", " "));
  if (meaning) return meaning;
  // a township is called Mpumalanga too
  const province = provinceCalled(phrase);
  if (province) return { is: "province", province };
  const places = placesCalled(phrase);
  return places.length > 0 ? { is: "place", places } : undefined;
}

/** Left to right, longest meaningful phrase first; numbers and months before. Dates need `today`. */
export function matchPhrases(line: string, today = ""): Phrase[] {
  const spans: Span<Meaning>[] = [
    ...(today === "" ? [] : findDates(line, today)).map((span) => ({ is: "date" as const, ...span })),
    ...findGuests(line).map((span) => ({ is: "guests" as const, ...span })),
    ...findPrices(line).map((span) => ({ is: "price" as const, ...span })),
    ...findParty(line).map((span) => ({ is: "ignored" as const, ...span })),
  ];
  const phrases: Phrase[] = [];
  let from = 0;
  for (const span of dropOverlaps(spans).toSorted((a, b) => a.start - b.start)) {
    const { start, end } = span;
    phrases.push(...phrasesBetween(line, from, start), { ...span, words: line.slice(start, end) });
    from = end;
  }
  return [...phrases, ...phrasesBetween(line, from, line.length)];
}

function phrasesBetween(line: string, from: number, to: number): Phrase[] {
  const tokens = [...line.slice(from, to).matchAll(/[\p{L}\p{N}\p{M}'’ʼ`´]+/gu)].flatMap((match) => {
    const word = normaliseName(match[0]).trim();
    const start = from + match.index;
    return word === "" ? [] : [{ word, start, end: start + match[0].length }];
  });
  const phrases: Phrase[] = [];
  for (let at = 0; at < tokens.length;) {
    const result = longestAt(tokens.slice(at, at + words_max));
    const [first, last] = [tokens[at], tokens[at + result.count - 1]];
    phrases.push({ ...result.meaning, words: result.words, start: first?.start ?? 0, end: last?.end ?? 0 });
    at += result.count;
  }
  return phrases;
}

function longestAt(tokens: readonly { word: string }[]): { meaning: Meaning; words: string; count: number } {
  for (let count = tokens.length; count > 0; count -= 1) {
    const words = tokens
      .slice(0, count)
      .map(({ word }) => word)
      .join(" ");
    const meaning = meaningOf(words);
    if (meaning) return { meaning, words, count };
  }
  return { meaning: { is: "unknown" }, words: tokens[0]?.word ?? "", count: 1 };
}
