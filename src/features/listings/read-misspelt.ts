import { listPlacesSpeltLike } from "../places/suggest-places.ts";
import { quotedText } from "../providers/rules.ts";
import type { Phrase } from "./match-phrases.ts";
import { phrasesOf, readPhrases, type Reading } from "./read-line.ts";

/** What a line asks for if words of it are a misspelt place, which `near` has; others that are as near stand among the others. */
export type Misspelt = {
  words: string;
  reading: Reading & { near: string };
  /** Whether it may be read so without being asked: after a preposition, and one place alone is nearest. */
  isSure: boolean;
};

/** How many words a misspelt name has at most. */
const words_max = 3;

/**
 * Reads words that say nothing as the place whose name they nearly are [browse-25]: after a preposition ("fotograaf in kapstad"), or all
 * that is left beside a category ("photographer Durbn"). Null where a place is named, and within quotation marks.
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

/** The words without meaning that may be a place. */
function runOf(phrases: readonly Phrase[]): Run | null {
  const from = phrases.findLastIndex(({ is }, at) => is === "unknown" && phrases[at - 1]?.is !== "unknown");
  if (from === -1) return null;
  const next = phrases.findIndex(({ is }, at) => at > from && is !== "unknown");
  const count = (next === -1 ? phrases.length : next) - from;
  const isAfterPreposition = phrases.slice(0, from).findLast(({ is }) => is !== "filler")?.is === "preposition";
  const isAlone = phrases.filter(({ is }) => is === "unknown").length === count;
  const isBesideCategory = isAlone && phrases.some(({ is }) => is === "category");
  return isAfterPreposition || isBesideCategory ? { from, count, isAfterPreposition } : null;
}
