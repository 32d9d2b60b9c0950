import { isForVenues } from "../../contract/categories/for-venues.ts";
import { travelFee } from "../../contract/places/travel-fee.ts";
import type { Database } from "../../platform/database.ts";
import { distanceTo } from "../places/measure-road.ts";
import { placesNamed } from "../places/rules.ts";
import { findTraveller } from "./store.ts";

/** The way there and back, in kilometres, and what it costs. */
export type Travel = { travel_km: number | null; travel_cents: number };

const nothing: Travel = { travel_km: null, travel_cents: 0 };

/**
 * What a provider's way to a wedding comes to by what its profile asks [places-7]. Nothing for a venue, for who asks nothing or is there
 * already, and where the venue's words name no place of ours, or several.
 */
export async function suggestTravel(db: Database, provider_id: string, venue_location: string | null): Promise<Travel> {
  const [place, ...others] = placesNamed(venue_location ?? "");
  const traveller = await findTraveller(db, provider_id);
  if (!place || others.length > 0 || !traveller || isForVenues(traveller.category_slug)) return nothing;
  const { place_slug } = traveller;
  const km = distanceTo(place, { place_slug, is_venue: false, latitude: null, longitude: null });
  if (!km) return nothing;
  return { travel_km: 2 * km, travel_cents: 100 * (travelFee(km, traveller) ?? 0) };
}
