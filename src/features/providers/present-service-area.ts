import type { ProviderProfile } from "../../contract/providers/shapes.ts";

type Places = Pick<ProviderProfile, "city" | "province" | "additional_cities" | "willing_to_travel" | "radius_km">;

/** Where a provider works: its towns, each once, and one sentence on travelling; nothing for what it does not say. */
export function serviceArea(places: Places): { towns: string[]; travel: string | null } {
  const towns = [places.city, ...places.additional_cities].flatMap((town) => town?.trim() || []);
  const once = towns.filter((town, place) => towns.findIndex((other) => sameTown(other, town)) === place);
  return { towns: once.length > 0 ? once : [places.province ?? ""].filter(Boolean), travel: travelOf(places) };
}

function travelOf({ city, willing_to_travel, radius_km }: Places): string | null {
  const reach = radius_km ? `${radius_km} km` : null;
  if (reach)
    return willing_to_travel ? `Travels up to ${reach}${city ? ` from ${city}` : ""}.` : `Works within ${reach}.`;
  return willing_to_travel ? "Willing to travel to your wedding." : null;
}

function sameTown(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
