import type { Province } from "../../contract/primitives.ts";
import { placesNamed, provincesNamed } from "../places/rules.ts";

/**
 * In which province a wedding is, from what a couple wrote ("Franschhoek, Western Cape"): the one that is named, else
 * those that have the place; several share Middelburg. None when neither is known [enquiries-16].
 */
export function findVenueProvinces(venue_location: string): Province[] {
  const named = provincesNamed(venue_location);
  if (named.length > 0) return named;
  return [...new Set(placesNamed(venue_location).map(({ province }) => province))];
}
