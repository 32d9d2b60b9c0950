import type { Context } from "../../platform/context.ts";
import { addressWord, normaliseForSearch } from "../providers/rules.ts";
import { findAlike } from "./find-alike.ts";
import { namesOfWant } from "./find-wants.ts";

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
export async function readPreferences(ctx: Context, prefer: string | undefined): Promise<string[]> {
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

/** For so many guests: that many, or up to half as many more in tens. */
function patternOfGuests(guests: number): string {
  const tens = Array.from(
    { length: Math.min(12, 1 + Math.floor(guests / 20)) },
    (_, at) => Math.ceil(guests / 10) * 10 + at * 10,
  );
  return String.raw`\m(${[guests, ...tens].join("|")})[^[:alnum:]]{1,3}(guests|people|seated|gaste)`;
}
