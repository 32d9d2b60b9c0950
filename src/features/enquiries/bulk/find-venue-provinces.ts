import type { Province } from "../../../contract/primitives.ts";
import { placesNamed, provincesNamed } from "../../places/rules.ts";

/** A named province wins; otherwise every province that has the place. Empty if unknown [enquiries-16]. */
export function findVenueProvinces(venue_location: string): Province[] {
  const named = provincesNamed(venue_location);
  if (named.length > 0) return named;
  return [...new Set(placesNamed(venue_location).map(({ province }) => province))];
}
