import type { Context } from "../../platform/context.ts";
import { countMatches } from "./store-ids.ts";
import type { ListFilter } from "./store-matching.ts";

/** What a list's total is remembered under. */
export const totalKey = (filter: ListFilter) => `total ${JSON.stringify(filter)}`;

/** What a list's total is counted from. */
export const totalTags = ({ dated }: ListFilter) => (dated ? ["catalogue", "availability"] : ["catalogue"]);

/**
 * How many a list has in all, counted once and remembered until the catalogue changes, or for a date a calendar. Near a place its two groups are counted
 * each for itself, as the list asks for them.
 */
export async function countList(ctx: Pick<Context, "db" | "cache">, filter: ListFilter): Promise<number> {
  const { near } = filter;
  if (near?.reaches === undefined && near) {
    const groups = (["based_near", "travels"] as const).map((reaches) => ({ ...filter, near: { ...near, reaches } }));
    const [based = 0, travelling = 0] = await Promise.all(groups.map((group) => countList(ctx, group)));
    return based + travelling;
  }
  if (near?.reaches === "travels" && !near.has_travelling) return 0;
  return ctx.cache.remember(totalKey(filter), totalTags(filter), () => countMatches(ctx.db, filter));
}
