import * as limits from "../../contract/limits.ts";
import type { Place } from "../../contract/places/shapes.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import { resolveNear } from "../listings/resolve-near.ts";
import { readNearQuery } from "../places/read-near-query.ts";
import { fullName } from "../places/rules.ts";
import { suggestPlaces } from "../places/suggest-places.ts";

/** What the address of the form to many is near [enquiries-34]: a place's slug, or a text that we can't take for one place. */
type AreaQuery = { near?: string; within?: number };

/** A place is read by its slug or by a name that it has alone; a distance that is not offered is the usual one. */
export function readAreaQuery(address: URLSearchParams): AreaQuery {
  const near = (address.get("near") ?? "").trim().slice(0, limits.search_length_max);
  if (near === "") return {};
  const { place } = resolveNear({ near });
  if (!place) return { near };
  return readNearQuery(new URLSearchParams({ near: place.slug, within: address.get("within") ?? "" }));
}

/** How the form writes a place. */
const written = ({ slug, name, province }: Place) => ({ slug, text: `${name}, ${province}` });

/** How many places are offered for one that we don't know. */
const offered_max = 3;

/** The place that the form begins with, or what is to be said of one that we don't know. */
export function findArea({ near, within = listQuery.empty.within }: AreaQuery) {
  if (near === undefined) return { area: null, unknown: null };
  const { place } = resolveNear({ near });
  if (place) return { area: { ...written(place), name: fullName(place), within }, unknown: null };
  const { places } = suggestPlaces(near);
  return { area: null, unknown: { near, offered: places.slice(0, offered_max).map(written) } };
}
