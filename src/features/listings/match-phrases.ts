import { categoryWords, fillers, here, prepositions } from "../../contract/categories/category-words.ts";
import type { Place } from "../../contract/places/shapes.ts";
import type { Province } from "../../contract/primitives.ts";
import { placesCalled, placeWords, provinceCalled } from "../places/rules.ts";
import { addressWord } from "../providers/rules.ts";

/** What words of a line stand for. */
export type Meaning =
  | { is: "category"; category: string; subcategory?: string }
  | { is: "place"; places: readonly Place[] }
  | { is: "province"; province: Province }
  | { is: "here" | "preposition" | "filler" | "unknown" };

/** Words of a line that mean something together: from where to where they stand in it. */
export type Phrase = Meaning & { words: string; start: number; end: number };

function listed(words: string): string[] {
  return words.split(",").map((each) => placeWords(each).trim());
}

const known = new Map<string, Meaning>();

/** The first meaning of a phrase counts. */
function learn(phrases: readonly string[], meaning: Meaning): void {
  for (const phrase of phrases) if (phrase !== "" && !known.has(phrase)) known.set(phrase, meaning);
}

for (const [category, { words }] of Object.entries(categoryWords)) {
  const name = placeWords(category).trim();
  learn([name, name.replace(" and ", " "), ...listed(words)], { is: "category", category });
}
for (const [category, { kinds }] of Object.entries(categoryWords)) {
  for (const [name, words] of Object.entries(kinds))
    learn(listed(`${name},${words}`), { is: "category", category, subcategory: addressWord(name) });
}
learn(listed(here), { is: "here" });
learn(listed(prepositions), { is: "preposition" });
learn(listed(fillers), { is: "filler" });

/** Every phrase that stands for a category or subcategory, with what it stands for. */
export const categoryPhrases = [...known].flatMap(([phrase, meaning]) =>
  meaning.is === "category" ? { phrase, ...meaning } : [],
);

/** The most words of a name or phrase. */
const words_max = 6;

function meaningOf(phrase: string): Meaning | undefined {
  const meaning = known.get(phrase);
  if (meaning) return meaning;
  // a township is called Mpumalanga as well
  const province = provinceCalled(phrase);
  if (province) return { is: "province", province };
  const places = placesCalled(phrase);
  return places.length > 0 ? { is: "place", places } : undefined;
}

/** A line as phrases from left to right, the longest that means something first; words without meaning stand alone. */
export function matchPhrases(line: string): Phrase[] {
  const tokens = [...line.matchAll(/[\p{L}\p{N}\p{M}'’ʼ`´]+/gu)].flatMap((match) => {
    const word = placeWords(match[0]).trim();
    return word === "" ? [] : [{ word, start: match.index, end: match.index + match[0].length }];
  });
  const phrases: Phrase[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = longestAt(tokens.slice(at, at + words_max));
    const [first, last] = [tokens[at], tokens[at + found.count - 1]];
    phrases.push({ ...found.meaning, words: found.words, start: first?.start ?? 0, end: last?.end ?? 0 });
    at += found.count;
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
