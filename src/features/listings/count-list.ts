import { page_size } from "../../contract/limits.ts";
import { counted_max, walked_words_max } from "../../contract/listings/limits.ts";
import type { Context } from "../../platform/context.ts";
import { limitMatches } from "./limit-matches.ts";
import { keptName, readKept } from "./store-counts.ts";
import { countMatches, countUpTo } from "./store-ids.ts";
import { isOfWords, type ListFilter } from "./store-matching.ts";
import { countOfWords } from "./store-words.ts";

/** How many a list has; where it is capped, more than that [browse-26]. */
export type ListTotal = { total: number; is_total_capped: boolean };

type Asking = Pick<Context, "db" | "cache">;

/** What a list's total is remembered under, exact or up to so many. */
export function totalKey(filter: ListFilter, most = Number.POSITIVE_INFINITY): string {
  return `total ${JSON.stringify(filter)}${Number.isFinite(most) ? ` to ${most}` : ""}`;
}

/** What a list's total is counted from. */
export const totalTags = ({ dated }: ListFilter) => (dated ? ["catalogue", "availability"] : ["catalogue"]);

/**
 * Exactly how many a list has in all, remembered until the catalogue changes, or for a date a calendar: read where the database keeps it, else
 * counted. Near a place its two groups are counted each for itself, as the list asks for them.
 */
export async function countExactly(ctx: Asking, filter: ListFilter): Promise<number> {
  const { near } = filter;
  if (near?.reaches === undefined && near) {
    const groups = (["based_near", "travels"] as const).map((reaches) => ({ ...filter, near: { ...near, reaches } }));
    const [based = 0, travelling = 0] = await Promise.all(groups.map((group) => countExactly(ctx, group)));
    return based + travelling;
  }
  if (near?.reaches === "travels" && !near.has_travelling) return 0;
  const name = keptName(filter);
  return ctx.cache.remember(totalKey(filter), totalTags(filter), () =>
    name === null ? countMatches(ctx.db, filter) : readKept(ctx.db, name),
  );
}

/**
 * How many a list has that isn't near a place [browse-26]: exactly where that is kept, and else up to as many as are counted, or up to where a page of it
 * ends, so that it is known whether another page follows.
 */
export async function countList(ctx: Asking, filter: ListFilter, end: number): Promise<ListTotal> {
  if (keptName(filter) !== null) return { total: await countExactly(ctx, filter), is_total_capped: false };
  const most = Math.max(counted_max, end);
  const found = await ctx.cache.remember(totalKey(filter, most), totalTags(filter), () =>
    countAlong(ctx, filter, most + 1),
  );
  return totalUpTo(found, most);
}

/** A total that was counted up to one more than `most`. */
export function totalUpTo(found: number, most: number): ListTotal {
  return { total: Math.min(found, most), is_total_capped: found > most };
}

/** Where the words that occur tell how many a search finds, nobody is counted; where they tell who, these are counted by their words. */
async function countAlong(ctx: Asking, filter: ListFilter, most: number): Promise<number> {
  if (!isOfWords(filter)) return countUpTo(ctx.db, filter, most);
  const bounds = await limitMatches(ctx, filter);
  if (bounds.least === bounds.most || bounds.least >= most) return bounds.least;
  if (bounds.words === null || bounds.most > walked_words_max) return countUpTo(ctx.db, filter, most);
  return Math.min(await countOfWords(ctx.db, bounds.words), most);
}

/** How many pages a list is known to have: one more than what was counted fills, where there are more. */
export function pageCount({ total, is_total_capped }: ListTotal): number {
  return Math.max(1, Math.ceil((total + Number(is_total_capped)) / page_size));
}
