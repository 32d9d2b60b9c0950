import { listPlacesSpeltLike } from "../../places/suggest-places.ts";
import { quotedText } from "../../providers/rules.ts";
import type { Phrase } from "./match-phrases.ts";
import { phrasesOf, readPhrases, type ParsedSearch } from "./parse-line.ts";

export type Misspelt = {
  words: string;
  reading: ParsedSearch & { near: string };
  /** No confirmation needed: after a preposition, with one nearest place. */
  isSure: boolean;
};

const words_max = 3;

/**
 * After a preposition ("fotograaf in kapstad") or beside a category ("photographer Durbn") [browse-25]. Null for quoted
 * lines.
 */
export function readMisspelt(line: string, today?: string): Misspelt | null {
  if (quotedText(line) !== null) return null;
  const phrases = phrasesOf(line, today);
  if (phrases.some(({ is }) => ["place", "province", "region", "here"].includes(is))) return null;
  const run = runOf(phrases);
  if (!run) return null;
  for (let count = Math.min(words_max, run.count); count > 0; count -= 1) {
    const within = phrases.slice(run.from, run.from + count);
    const words = within.map((phrase) => phrase.words).join(" ");
    const places = listPlacesSpeltLike(words);
    const [first, last] = [within[0], within.at(-1)];
    if (places.length === 0 || !first || !last) continue;
    const place: Phrase = { is: "place", places, words, start: first.start, end: last.end };
    const reading = readPhrases(line, phrases.toSpliced(run.from, count, place));
    if (!reading?.near) return null;
    const { near } = reading;
    const isSure = run.isAfterPreposition && places.length === 1;
    return { words: line.slice(first.start, last.end), reading: { ...reading, near }, isSure };
  }
  return null;
}

type Run = { from: number; count: number; isAfterPreposition: boolean };

function runOf(phrases: readonly Phrase[]): Run | null {
  const from = phrases.findLastIndex(({ is }, at) => is === "unknown" && phrases[at - 1]?.is !== "unknown");
  if (from === -1) return null;
  const next = phrases.findIndex(({ is }, at) => at > from && is !== "unknown");
  const count = (next === -1 ? phrases.length : next) - from;
  const isAfterPreposition = phrases.slice(0, from).findLast(({ is }) => is !== "filler")?.is === "preposition";
  const isAlone = phrases.filter(({ is }) => is === "unknown").length === count;
  const isNextToCategory = isAlone && phrases.some(({ is }) => is === "category");
  return isAfterPreposition || isNextToCategory ? { from, count, isAfterPreposition } : null;
}
