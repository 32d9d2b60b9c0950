import { formatNumber } from "../../../contract/format.ts";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { formatCents } from "../../../contract/rand-and-cents.ts";

type Places = Pick<
  ProviderProfile,
  | "city"
  | "province"
  | "additional_cities"
  | "willing_to_travel"
  | "radius_km"
  | "travel_free_km"
  | "travel_rate_per_km"
>;

export function serviceArea(places: Places): { towns: string[]; travel: string | null } {
  const towns = [places.city, ...places.additional_cities].flatMap((town) => town?.trim() || []);
  const once = towns.filter((town, index) => towns.findIndex((other) => sameTown(other, town)) === index);
  return { towns: once.length > 0 ? once : [places.province ?? ""].filter(Boolean), travel: travelOf(places) };
}

/** In the provider's terms [profile-23]. */
function travelOf(places: Places): string | null {
  const { city, willing_to_travel, radius_km } = places;
  const reach = radius_km ? `${radius_km} km` : null;
  if (!willing_to_travel) return reach && `Works within ${reach}.`;
  const far = reach ? `Travels up to ${reach}${city ? ` from ${city}` : ""}` : "Willing to travel to your wedding";
  return `${[far, ...costOf(places)].join(", ")}.`;
}

function costOf({ travel_free_km: free, travel_rate_per_km: rate }: Places): string[] {
  if (rate === 0) return ["at no charge"];
  const afterFree = free ? [`first ${formatNumber(free)} km free`] : [];
  if (rate === null) return afterFree;
  const each = `R\u00a0${Number.isInteger(rate) ? formatNumber(rate) : formatCents(rate)} per km`;
  return [...afterFree, `${free ? "then" : "at"} ${each}`];
}

function sameTown(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
