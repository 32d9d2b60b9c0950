import { page_size } from "../../contract/limits.ts";
import { counted_max } from "../../contract/listings/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { ListFilter } from "./store-query.ts";
import { countMatches } from "./store.ts";

/** How many a list has; where it is capped, more than that [browse-26]. */
export type ListTotal = { total: number; is_total_capped: boolean };

type Counting = Pick<Context, "db" | "cache">;

/** What a list is made from. */
export const tagsOf = ({ dated }: ListFilter) => (dated ? ["catalogue", "availability"] : ["catalogue"]);

/** Exactly how many a list has in all, cached until the catalogue changes, or for a date a calendar. */
export async function countExactly({ db, cache }: Counting, filter: ListFilter): Promise<number> {
  return cache.remember(`total ${JSON.stringify(filter)}`, tagsOf(filter), () => countMatches(db, filter));
}

/** How many a list has: exactly, or up to as many as are counted or as its page ends at, so that it is known whether another page follows. */
export async function countList(ctx: Counting, filter: ListFilter, end: number): Promise<ListTotal> {
  if (isCountedExactly(filter)) return { total: await countExactly(ctx, filter), is_total_capped: false };
  const most = Math.max(counted_max, end);
  const found = await ctx.cache.remember(`total ${JSON.stringify(filter)} to ${most}`, tagsOf(filter), () =>
    countMatches(ctx.db, filter, most + 1),
  );
  return { total: Math.min(found, most), is_total_capped: found > most };
}

/** Lists by category, province and verified or by one subcategory, and those of one category near a place by no words or town besides [browse-26]. */
function isCountedExactly(filter: ListFilter): boolean {
  const { category_id, near, place, search, spelt, subcategory_ids, province, is_verified, ...others } = filter;
  if (near) return category_id !== undefined && place === undefined && search === undefined && spelt === undefined;
  if ([place, search, spelt].some((text) => text !== undefined) || Object.keys(others).length > 0) return false;
  return !subcategory_ids || (subcategory_ids.length === 1 && province === undefined && is_verified === undefined);
}

/** How many pages a list is known to have: one more than what was counted fills, where there are more. */
export function pageCount({ total, is_total_capped }: ListTotal): number {
  return Math.max(1, Math.ceil((total + Number(is_total_capped)) / page_size));
}
