import { greatCircleKm } from "../../contract/places/great-circle.ts";
import type { Coordinates } from "../../contract/places/mercator.ts";
import type { Place, Reaches } from "../../contract/places/schema.ts";
import { findPlace, places } from "./rules.ts";

/** Road distance divided by straight-line distance. */
export const road_factor = 1.25;

/** Rounded to 1 km below 10 km, else to 5 [places-5]. */
export function roadKm(from: Coordinates, to: Coordinates): number {
  const km = greatCircleKm(from, to) * road_factor;
  return km < 10 ? Math.round(km) : Math.round(km / 5) * 5;
}

/** Distances in the order of `places`. Cached, since computing nine hundred takes as long as a query. */
const distancesFrom = new Map<string, Uint16Array>();

export function roadsFrom(place: Place): { slug: string; km: number }[] {
  const distances = distancesFrom.get(place.slug) ?? Uint16Array.from(places, (each) => roadKm(place, each));
  distancesFrom.set(place.slug, distances);
  return places.map(({ slug }, at) => ({ slug, km: distances[at] ?? 0 }));
}

/** With the places found in its texts [places-4]. */
export type Whereabouts = {
  place_slug: string | null;
  town_slugs: readonly string[];
  willing_to_travel: boolean;
  radius_km: number | null;
  is_venue: boolean;
  latitude: number | null;
  longitude: number | null;
};

/** From a venue's pin, else from the business's place; null where neither is known. */
export function distanceTo(
  near: Coordinates,
  {
    place_slug,
    is_venue,
    latitude,
    longitude,
  }: Pick<Whereabouts, "place_slug" | "is_venue" | "latitude" | "longitude">,
): number | null {
  if (is_venue && latitude !== null && longitude !== null) return roadKm({ latitude, longitude }, near);
  const place = place_slug === null ? undefined : findPlace(place_slug);
  return place ? roadKm(place, near) : null;
}

/**
 * Nearby, or by travelling within its radius or to one of its towns, which venues never do [places-6]. Null where
 * unreachable.
 */
export function coverageOf(
  near: Coordinates & { slug: string },
  within: number,
  business: Whereabouts,
): { distance_km: number | null; reaches: Reaches } | null {
  const distance_km = distanceTo(near, business);
  if (distance_km !== null && distance_km <= within) return { distance_km, reaches: "based_near" };
  if (!business.willing_to_travel || business.is_venue) return null;
  const isInRadius = distance_km !== null && distance_km <= (business.radius_km ?? 0);
  return isInRadius || business.town_slugs.includes(near.slug) ? { distance_km, reaches: "travels" } : null;
}
