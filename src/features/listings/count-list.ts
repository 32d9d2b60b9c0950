import { page_size } from "../../contract/limits.ts";
import { priceSteps } from "../../contract/listings/filter-steps.ts";
import { counted_max } from "../../contract/listings/limits.ts";
import { factCodes } from "../../contract/providers/facts.ts";
import type { ProviderQuery } from "../../contract/providers/query-schema.ts";
import type { ProviderMap } from "../../contract/providers/schema.ts";
import type { Context } from "../../platform/context.ts";
import { findPlace } from "../places/rules.ts";
import { limitForgiving, readFilter } from "./limit-list.ts";
import { countBy, type Counted } from "./store-facets.ts";
import type { ListFilter } from "./store-query.ts";
import { countMatches } from "./store.ts";

/** A capped total means at least that many [browse-26]. */
export type ListTotal = { total: number; is_total_capped: boolean };

const tagsOf = ({ dated }: ListFilter) => (dated ? ["catalogue", "availability"] : ["catalogue"]);

/** Counts up to `most`. Cached until the catalogue changes, or the calendars for a dated list. */
export async function countExactly(
  { db, cache }: Pick<Context, "db" | "cache">,
  { preferred: _preferred, ...filter }: ListFilter,
  most?: number,
): Promise<number> {
  return cache.remember(`total ${JSON.stringify([filter, most])}`, tagsOf(filter), () =>
    countMatches(db, filter, most),
  );
}

/** Exact, or capped but enough to know whether another page follows. */
export async function countList(ctx: Context, filter: ListFilter, end: number): Promise<ListTotal> {
  if (isCountedExactly(filter)) return { total: await countExactly(ctx, filter), is_total_capped: false };
  const most = Math.max(counted_max, end);
  const result = await countExactly(ctx, filter, most + 1);
  return { total: Math.min(result, most), is_total_capped: result > most };
}

/** Only these common lists are counted exactly [browse-26]. */
function isCountedExactly({ place, texts, near, preferred: _preferred, ...filter }: ListFilter): boolean {
  if (place !== undefined || texts !== undefined) return false;
  const { category_id, subcategory_ids, province, is_verified, ...others } = filter;
  if (near) return category_id !== undefined;
  if (Object.values(others).some((each) => each !== undefined)) return false;
  return !subcategory_ids || (subcategory_ids.length === 1 && province === undefined && is_verified === undefined);
}

/** One extra page if the total is capped. */
export function listingPageCount({ total, is_total_capped }: ListTotal): number {
  return Math.max(1, Math.ceil((total + Number(is_total_capped)) / page_size));
}

/** By home town; `elsewhere` is the rest of the total [map-2]. Coordinates are the town's, never a business's. */
export async function countByPlace(ctx: Context, query: ProviderQuery): Promise<ProviderMap> {
  const filter = await limitForgiving(ctx, query);
  const homes = filter ? await countBy(ctx.db, filter, "place_slug") : new Map<string | null, number>();
  const result: ProviderMap = { places: [], elsewhere: 0, total: 0 };
  for (const [home, count] of homes) {
    const place = findPlace(home ?? "");
    result.total += count;
    if (!place) result.elsewhere += count;
    else {
      const { slug, name, latitude, longitude } = place;
      result.places.push({ slug, name, latitude, longitude, count });
    }
  }
  return result;
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
async function countFacet<Column extends keyof Counted>(ctx: Context, query: ProviderQuery, column: Column) {
  const filter = await readFilter(ctx, query);
  if (!filter) return null;
  const key = `${column} ${JSON.stringify(filter)}`;
  return ctx.cache.remember(key, tagsOf(filter), () => countBy(ctx.db, filter, column));
}
