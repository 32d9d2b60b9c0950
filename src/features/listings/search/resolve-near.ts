import type { Place } from "../../../contract/places/schema.ts";
import type { ProviderQuery } from "../../../contract/providers/query-schema.ts";
import { findPlace, placesNamed } from "../../places/rules.ts";
import { listPlacesSpeltLike, suggestPlaces } from "../../places/suggest-places.ts";

type ResolvedNear = { query: ProviderQuery; place: Place | null; unknown: string | null };

/** By slug or unambiguous name [places-8]. Otherwise lists everywhere, with the text in `unknown`. */
export function resolveNear(query: ProviderQuery): ResolvedNear {
  const { near = "" } = query;
  if (near === "") return { query, place: null, unknown: null };
  const [named, another] = placesNamed(near);
  const place = findPlace(near) ?? (another ? undefined : named);
  if (place) return { query: { ...query, near: place.slug }, place, unknown: null };
  const sortBy = query.sortBy === "distance" ? undefined : query.sortBy;
  return { query: { ...query, near: undefined, within: undefined, sortBy }, place: null, unknown: near };
}

/** Takes the only place with such a beginning, or the only one spelt most like it [places-8]. */
export function correctNear(query: ProviderQuery): ResolvedNear {
  const resolved = resolveNear(query);
  const { unknown } = resolved;
  if (unknown === null || unknown.length < corrected_letters_min) return resolved;
  const [place, another] = beginningOrSpeltLike(unknown);
  return place && !another ? { query: { ...query, near: place.slug }, place, unknown } : resolved;
}

const corrected_letters_min = 4;

function beginningOrSpeltLike(name: string): readonly Place[] {
  const { places } = suggestPlaces(name);
  return places.length === 1 ? places : listPlacesSpeltLike(name);
}
