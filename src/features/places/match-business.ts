import type { Place } from "../../contract/places/shapes.ts";
import { roadKm } from "./measure-road.ts";
import { placesNamed } from "./rules.ts";
import { placesVersion } from "./tell-version.ts";

/** Counts the changes of the rule below and of those that it stands on: what was matched by another is matched anew. */
const rule = 1;

/** Which list and rule texts are matched by. Changes with either. */
export const matched_list = `${rule} ${placesVersion}`;

/** Where a business says that it is. */
export type Said = { city: string | null; province: string | null; additional_cities: readonly string[] };

/** The places that this names, and by what they were found: columns of `provider`. */
export type Matched = {
  place_slug: string | null;
  town_slugs: string[];
  place_matched_text: string;
  place_matched_list: string;
};

/** The text that is matched, in one. The database puts it together alike to find rows that were matched by another (`store-places.ts`). */
function matchedText({ city, province, additional_cities }: Said): string {
  return [city ?? "", province ?? "", ...additional_cities].join("\n");
}

/**
 * Finds the place that a business is at and the further towns that it names [places-4]. A name that places share is the one in
 * its province; of a further town the nearest one. A place that has its name alone counts in whatever province it is said to be.
 */
export function matchBusiness(said: Said): Matched {
  const home = homeOf(said);
  const towns = said.additional_cities.flatMap((town) => townOf(town, home) ?? []);
  return {
    place_slug: home?.slug ?? null,
    town_slugs: [...new Set(towns.map(({ slug }) => slug))],
    place_matched_text: matchedText(said),
    place_matched_list: matched_list,
  };
}

function homeOf({ city, province }: Said): Place | null {
  if (city === null) return null;
  const there = province === null ? [] : placesNamed(`${city}, ${province}`);
  return alone(there) ?? alone(placesNamed(city));
}

function townOf(town: string, home: Place | null): Place | null {
  const named = placesNamed(town);
  if (!home) return alone(named);
  return named.toSorted((a, b) => roadKm(home, a) - roadKm(home, b))[0] ?? null;
}

function alone(found: readonly Place[]): Place | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}
