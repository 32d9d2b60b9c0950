import type { ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { todayOf } from "../calendars/rules.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { totalTags } from "./count-list.ts";
import { limitList } from "./limit-list.ts";
import { countPrices } from "./store-matching.ts";

/** How many providers stand in each step of the rand filter, and how many name no prices [browse-9]. */
export type PriceCounts = { steps: number[]; unpriced: number };

/**
 * Counts by price under every other filter of a query, whatever its order and page; null where nothing can match. A
 * search counts as it is written. Counted once and remembered until the catalogue changes.
 */
export async function countPriceSteps(ctx: Context, query: ProviderQuery): Promise<PriceCounts | null> {
  const filter = limitList(
    { ...query, priceFrom: undefined, priceTo: undefined },
    await lookUpCategories(ctx),
    todayOf(ctx.clock()),
  );
  if (!filter) return null;
  return ctx.cache.remember(`prices ${JSON.stringify(filter)}`, totalTags(filter), () => countPrices(ctx.db, filter));
}
