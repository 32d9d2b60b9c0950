import type { Place } from "../../../contract/places/schema.ts";
import type { ProviderQuery } from "../../../contract/providers/query-schema.ts";
import { findPlace, placesNamed } from "../../places/rules.ts";

/** By slug or unambiguous name [places-8]. Otherwise lists everywhere, with the text in `unknown`. */
export function resolveNear(query: ProviderQuery): {
  query: ProviderQuery;
  place: Place | null;
  unknown: string | null;
} {
  const { near = "" } = query;
  if (near === "") return { query, place: null, unknown: null };
  const [named, another] = placesNamed(near);
  const place = findPlace(near) ?? (another ? undefined : named);
  if (place) return { query: { ...query, near: place.slug }, place, unknown: null };
  const sortBy = query.sortBy === "distance" ? undefined : query.sortBy;
  return { query: { ...query, near: undefined, within: undefined, sortBy }, place: null, unknown: near };
}
