import { priceSteps } from "../../contract/filter-steps.ts";
import { page_size } from "../../contract/limits.ts";
import { counted_max } from "../../contract/listings/limits.ts";
import { factCodes } from "../../contract/providers/facts.ts";
import type { ProviderMap, ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { findPlace } from "../places/rules.ts";
import { limitForgiving, readFilter } from "./limit-list.ts";
import { countBy, type Counted } from "./store-facets.ts";
import type { ListFilter } from "./store-query.ts";
import { countMatches } from "./store.ts";

/** A capped total means at least that many [browse-26]. */
export type ListTotal = { total: number; is_total_capped: boolean };

type Counting = Pick<Context, "db" | "cache">;

const tagsOf = ({ dated }: ListFilter) => (dated ? ["catalogue", "availability"] : ["catalogue"]);

/** Cached until the catalogue changes, or the calendars for a dated list. */
export async function countExactly(
  { db, cache }: Counting,
  { preferred: _preferred, ...filter }: ListFilter,
): Promise<number> {
  return cache.remember(`total ${JSON.stringify(filter)}`, tagsOf(filter), () => countMatches(db, filter));
}

/** Exact, or capped but enough to know whether another page follows. */
export async function countList(
  ctx: Counting,
  { preferred: _preferred, ...filter }: ListFilter,
  end: number,
): Promise<ListTotal> {
  if (isCountedExactly(filter)) return { total: await countExactly(ctx, filter), is_total_capped: false };
  const most = Math.max(counted_max, end);
  const found = await ctx.cache.remember(`total ${JSON.stringify(filter)} to ${most}`, tagsOf(filter), () =>
    countMatches(ctx.db, filter, most + 1),
  );
  return { total: Math.min(found, most), is_total_capped: found > most };
}

/** Only these common lists are counted exactly [browse-26]. */
function isCountedExactly(filter: ListFilter): boolean {
  const { category_id, near, place, search, spelt, subcategory_ids, province, is_verified, ...others } = filter;
  if (near) return category_id !== undefined && place === undefined && search === undefined && spelt === undefined;
  if (
    [place, search, spelt].some((text) => text !== undefined) ||
    Object.values(others).some((each) => each !== undefined)
  )
    return false;
  return !subcategory_ids || (subcategory_ids.length === 1 && province === undefined && is_verified === undefined);
}

/** One extra page if the total is capped. */
export function pageCount({ total, is_total_capped }: ListTotal): number {
  return Math.max(1, Math.ceil((total + Number(is_total_capped)) / page_size));
}

/** By home town; `elsewhere` counts the rest of the total [map-2]. Coordinates are the town's, never a business's. */
export async function countByPlace(ctx: Context, query: ProviderQuery): Promise<ProviderMap> {
  const filter = await limitForgiving(ctx, query);
  const homes = filter ? await countBy(ctx.db, filter, "place_slug") : [];
  const places = homes.flatMap(({ value, total: count }) => {
    const place = findPlace(value ?? "");
    if (!place) return [];
    const { slug, name, latitude, longitude } = place;
    return [{ slug, name, latitude, longitude, count }];
  });
  const total = homes.reduce((sum, each) => sum + each.total, 0);
  return { places, elsewhere: total - places.reduce((sum, { count }) => sum + count, 0), total };
}

/** Providers per step of the rand filter, and without prices [browse-9]. */
export type PriceCounts = { steps: number[]; unpriced: number };

/** Under the query's other filters; null if nothing can match. */
export async function countPriceSteps(ctx: Context, query: ProviderQuery): Promise<PriceCounts | null> {
  const counts = await countFacet(ctx, { ...query, priceFrom: undefined, priceTo: undefined }, "price_step");
  if (!counts) return null;
  return { steps: [...priceSteps, null].map((_, at) => counts.get(at) ?? 0), unpriced: counts.get(null) ?? 0 };
}

export type FactCounts = Readonly<Record<string, number>>;

/** Counts each fact under the query's filters [browse-28]. */
export async function countFacts(ctx: Context, query: ProviderQuery): Promise<FactCounts> {
  const counts = [...((await countFacet(ctx, query, "fact")) ?? [])];
  return Object.fromEntries(counts.filter(([code]) => factCodes.includes(code)));
}

/** Ignores order and page; misspellings aren't corrected. Cached until the catalogue changes. */
async function countFacet<Column extends keyof Counted>(
  ctx: Context,
  query: ProviderQuery,
  column: Column,
): Promise<Map<Counted[Column], number> | null> {
  const filter = await readFilter(ctx, query);
  if (!filter) return null;
  const counts = await ctx.cache.remember(`${column} ${JSON.stringify(filter)}`, tagsOf(filter), () =>
    countBy(ctx.db, filter, column),
  );
  return new Map(counts.map(({ value, total }) => [value, total]));
}
