import type { ProviderMap, ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { findPlace } from "../places/rules.ts";
import { countHomes } from "./store-matching.ts";
import { filterOf } from "./suggest-ways.ts";

/**
 * Where the providers of a query's list are at home: each place with how many are there, and how many name no place of ours
 * [map-2]. Together they are as many as the list has. Coordinates are the places' own: nobody's house or pin is told.
 */
export async function countByPlace(ctx: Context, query: ProviderQuery): Promise<ProviderMap> {
  const filter = await filterOf(ctx, query);
  const homes = filter ? await countHomes(ctx.db, filter) : [];
  const places = homes.flatMap(({ place_slug, total: count }) => {
    const place = place_slug === null ? undefined : findPlace(place_slug);
    return place ? [{ slug: place.slug, name: place.name, ...whereabouts(place), count }] : [];
  });
  const total = homes.reduce((sum, each) => sum + each.total, 0);
  return { places, elsewhere: total - places.reduce((sum, { count }) => sum + count, 0), total };
}

const whereabouts = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ latitude, longitude });
