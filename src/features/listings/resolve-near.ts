import type { Place } from "../../contract/places/shapes.ts";
import type { ProviderQuery } from "../../contract/providers/shapes.ts";
import { findPlace, placesNamed } from "../places/rules.ts";

/**
 * What a page's address is near: a place by its slug, or by a text that names one alone [places-8]. Where it is neither, the
 * list is that of everywhere, and `unknown` is what the page says that it does not know.
 */
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
