import type { Context } from "../../platform/context.ts";
import { listOccurrences } from "./store-counts.ts";
import type { ListFilter } from "./store-matching.ts";

/** At least and at most so many; and the words of which whoever matches has one, and whoever has one matches: null where these are not known. */
export type Bounds = { least: number; most: number; words: string[] | null };

/**
 * How many listed businesses a search may find, by the words that occur: a text stands in a business only if one of its words contains each
 * of the text's. Of one word that a single one contains it is exactly known. Remembered until the catalogue changes.
 */
export async function limitMatches(
  { db, cache }: Pick<Context, "db" | "cache">,
  { search, spelt }: Pick<ListFilter, "search" | "spelt">,
): Promise<Bounds> {
  const groups = [...(search === undefined ? [] : search.split(" ").map((part) => [part])), ...(spelt ?? [])];
  if (groups.length === 0) return { least: 0, most: Number.POSITIVE_INFINITY, words: null };
  const parts = [...new Set(groups.flat())];
  const found = await cache.remember(`occurrences ${parts.join(" ")}`, ["catalogue"], () => listOccurrences(db, parts));
  const known = new Map(found.map((each) => [each.part, each]));
  const totals = groups.map((group) => group.reduce((sum, part) => sum + (known.get(part)?.total ?? 0), 0));
  const [alone, ...more] = groups;
  const least = more.length > 0 ? 0 : Math.max(...(alone ?? []).map((part) => known.get(part)?.most ?? 0));
  const named = more.length > 0 ? [null] : (alone ?? []).map((part) => known.get(part)?.names ?? null);
  const words = named.includes(null) ? null : [...new Set(named.flatMap((names) => names ?? []))];
  return { least, most: Math.min(...totals), words };
}
