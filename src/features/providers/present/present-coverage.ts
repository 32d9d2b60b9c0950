import { isForVenues } from "../../../contract/categories/for-venues.ts";
import { travelFee } from "../../../contract/places/travel-fee.ts";
import type { ProviderCard } from "../../../contract/providers/schema.ts";
import type { KnownCategories } from "../../categories/look-up-categories.ts";
import { distanceTo, coverageOf } from "../../places/measure-road.ts";
import type { Near } from "../../places/require-near.ts";
import { getPlace } from "../../places/rules.ts";
import type { CardRow } from "../store.ts";

/** `category_id` is the primary category. */
export function isVenue(category_id: number | undefined, known: KnownCategories): boolean {
  return isForVenues(known.byId.get(category_id ?? 0)?.slug);
}

export function presentCoverage(
  row: CardRow,
  { slug, within }: Near,
  known: KnownCategories,
): Pick<ProviderCard, "distance_km" | "reaches" | "travel_fee_estimate"> {
  const is_venue = isVenue(row.category_ids[0], known);
  const { place_slug, town_slugs, willing_to_travel, radius_km, latitude, longitude } = row;
  const where = { place_slug, town_slugs, willing_to_travel, radius_km, latitude, longitude, is_venue };
  const coverage = coverageOf(getPlace(slug), within, where);
  if (!coverage) return {};
  const { distance_km, reaches } = coverage;
  return { distance_km, reaches, travel_fee_estimate: is_venue ? null : travelFee(distance_km, row) };
}

/** Also for places it doesn't reach; null where its own place is unknown. */
export function presentDistance(
  { category_ids, place_slug, latitude, longitude }: CardRow,
  { slug }: Pick<Near, "slug">,
  known: KnownCategories,
): Pick<ProviderCard, "distance_km"> {
  const is_venue = isVenue(category_ids[0], known);
  return { distance_km: distanceTo(getPlace(slug), { place_slug, latitude, longitude, is_venue }) };
}
