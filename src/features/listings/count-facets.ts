import { isForVenues, venues_slug } from "../../contract/categories/for-venues.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import type { ProviderMap, ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { todayOf } from "../calendars/rules.ts";
import { lookUpCategories, type KnownCategory } from "../categories/look-up-categories.ts";
import { findPlace } from "../places/rules.ts";
import { tagsOf } from "./count-list.ts";
import { limitList } from "./limit-list.ts";
import type { Where } from "./resolve-where.ts";
import * as store from "./store-facets.ts";
import { filterOf } from "./suggest-ways.ts";
import { tallyReach, type ReachTally } from "./tally-reach.ts";

/**
 * Where the providers of a query's list are at home: each place with how many are there, and how many name no place of ours
 * [map-2]. Together they are as many as the list has. Coordinates are the places' own: nobody's house or pin is told.
 */
export async function countByPlace(ctx: Context, query: ProviderQuery): Promise<ProviderMap> {
  const filter = await filterOf(ctx, query);
  const homes = filter ? await store.countHomes(ctx.db, filter) : [];
  const places = homes.flatMap(({ place_slug, total: count }) => {
    const place = place_slug === null ? undefined : findPlace(place_slug);
    return place ? [{ slug: place.slug, name: place.name, ...whereabouts(place), count }] : [];
  });
  const total = homes.reduce((sum, each) => sum + each.total, 0);
  return { places, elsewhere: total - places.reduce((sum, { count }) => sum + count, 0), total };
}

const whereabouts = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ latitude, longitude });

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
  return ctx.cache.remember(`prices ${JSON.stringify(filter)}`, tagsOf(filter), () =>
    store.countPrices(ctx.db, filter),
  );
}

/** Who of a category reaches each place and is based in each province. Counted once and remembered until the catalogue changes. */
export async function countReach(
  { db, cache }: Pick<Context, "db" | "cache">,
  { id, slug }: Pick<KnownCategory, "id" | "slug">,
): Promise<ReachTally> {
  return cache.remember(`reach ${id}`, ["catalogue"], async () => {
    const has_travelling = !isForVenues(slug);
    return tallyReach(await store.listReachGroups(db, { category_id: id, has_travelling }));
  });
}

/** How many of each category, by its id, the page of a place or province would list. One query, remembered until the catalogue changes. */
export async function countCategoriesAt(
  { db, cache }: Pick<Context, "db" | "cache">,
  { slug, province, place }: Where,
): Promise<ReadonlyMap<number, number>> {
  const { bySlug } = await lookUpCategories({ db, cache });
  const near = { slug, within: listQuery.empty.within, has_travelling: true };
  const resting_category_id = bySlug.get(venues_slug)?.id ?? 0;
  return cache.remember(`categories ${slug}`, ["catalogue"], async () => {
    const counted = await (place
      ? store.listReach(db, near, { best: 0, resting_category_id })
      : store.countCategories(db, { province }));
    return new Map(counted.map(({ category_id, total }) => [category_id, total]));
  });
}
