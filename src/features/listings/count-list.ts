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

/** How many a list has; where it is capped, more than that [browse-26]. */
export type ListTotal = { total: number; is_total_capped: boolean };

type Counting = Pick<Context, "db" | "cache">;

/** What a list is made from. */
const tagsOf = ({ dated }: ListFilter) => (dated ? ["catalogue", "availability"] : ["catalogue"]);

/** Exactly how many a list has in all, cached until the catalogue changes, or for a date a calendar. */
export async function countExactly(
  { db, cache }: Counting,
  { preferred: _preferred, ...filter }: ListFilter,
): Promise<number> {
  return cache.remember(`total ${JSON.stringify(filter)}`, tagsOf(filter), () => countMatches(db, filter));
}

/** How many a list has: exactly, or up to as many as are counted or as its page ends at, so that it is known whether another page follows. */
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

/** Lists by category, province and verified or by one subcategory, and those of one category near a place by no words or town besides [browse-26]. */
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

/** How many pages a list is known to have: one more than what was counted fills, where there are more. */
export function pageCount({ total, is_total_capped }: ListTotal): number {
  return Math.max(1, Math.ceil((total + Number(is_total_capped)) / page_size));
}

/**
 * Where the providers of a query's list are at home: each place with how many are there, and how many name no place of ours
 * [map-2]. Together they are as many as the list has. Coordinates are the places' own: nobody's house or pin is told.
 */
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

/** How many providers stand in each step of the rand filter, and how many name no prices [browse-9]. */
export type PriceCounts = { steps: number[]; unpriced: number };

/** Counts by price under every other filter of a query; null where nothing can match. */
export async function countPriceSteps(ctx: Context, query: ProviderQuery): Promise<PriceCounts | null> {
  const counts = await countFacet(ctx, { ...query, priceFrom: undefined, priceTo: undefined }, "price_step");
  if (!counts) return null;
  return { steps: [...priceSteps, null].map((_, at) => counts.get(at) ?? 0), unpriced: counts.get(null) ?? 0 };
}

/** How many of a list state each fact, by its code. */
export type FactCounts = Readonly<Record<string, number>>;

/** Counts what lists are filtered by [browse-28], under every filter of a query. */
export async function countFacts(ctx: Context, query: ProviderQuery): Promise<FactCounts> {
  const counts = [...((await countFacet(ctx, query, "fact")) ?? [])];
  return Object.fromEntries(counts.filter(([code]) => factCodes.includes(code)));
}

/** How many of a query's list have each value, whatever its order and page; a search counts as it is written. Cached until the catalogue changes. */
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
