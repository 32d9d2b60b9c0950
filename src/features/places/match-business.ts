import type { Place } from "../../contract/places/schema.ts";
import { roadKm } from "./measure-road.ts";
import { placesVersion } from "./read-version.ts";
import { placesNamed } from "./rules.ts";

/** Increase it with any change of the matching rules: providers are then matched again. */
const rule = 1;

export const matched_list = `${rule} ${placesVersion}`;

export type BusinessTowns = { city: string | null; province: string | null; additional_cities: readonly string[] };

export type Matched = {
  place_slug: string | null;
  town_slugs: string[];
  place_matched_text: string;
  place_matched_list: string;
};

/** SQL in `store-places.ts` builds the same text. */
function matchedText({ city, province, additional_cities }: BusinessTowns): string {
  return [city ?? "", province ?? "", ...additional_cities].join("\n");
}

/** A shared name means the one in the given province, for further towns the nearest [places-4]. */
export function matchBusiness(business: BusinessTowns): Matched {
  const home = homeOf(business);
  const towns = business.additional_cities.flatMap((town) => townOf(town, home) ?? []);
  return {
    place_slug: home?.slug ?? null,
    town_slugs: [...new Set(towns.map(({ slug }) => slug))],
    place_matched_text: matchedText(business),
    place_matched_list: matched_list,
  };
}

function homeOf({ city, province }: BusinessTowns): Place | null {
  if (city === null) return null;
  const there = province === null ? [] : placesNamed(`${city}, ${province}`);
  return alone(there) ?? alone(placesNamed(city));
}

function townOf(town: string, home: Place | null): Place | null {
  const named = placesNamed(town);
  if (!home) return alone(named);
  return named.toSorted((a, b) => roadKm(home, a) - roadKm(home, b))[0] ?? null;
}

function alone(result: readonly Place[]): Place | null {
  return result.length === 1 ? (result[0] ?? null) : null;
}
