import * as limits from "../../../contract/limits.ts";
import type { Place } from "../../../contract/places/schema.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import { resolveNear } from "../../listings/search/resolve-near.ts";
import { readNearQuery } from "../../places/read-near-query.ts";
import { fullName } from "../../places/rules.ts";
import { suggestPlaces } from "../../places/suggest-places.ts";

/** A place's slug, or an unrecognised text [enquiries-34]. */
type AreaQuery = { near?: string; within?: number };

/** Accepts a slug or an unambiguous name; an unknown distance becomes the default. */
export function readAreaQuery(address: URLSearchParams): AreaQuery {
  const near = (address.get("near") ?? "").trim().slice(0, limits.search_length_max);
  if (near === "") return {};
  const { place } = resolveNear({ near });
  if (!place) return { near };
  return readNearQuery(new URLSearchParams({ near: place.slug, within: address.get("within") ?? "" }));
}

const written = ({ slug, name, province }: Place) => ({ slug, text: `${name}, ${province}` });

const offered_max = 3;

export function findArea({ near, within = listQuery.empty.within }: AreaQuery) {
  if (near === undefined) return { area: null, unknown: null };
  const { place } = resolveNear({ near });
  if (place) return { area: { ...written(place), name: fullName(place), within }, unknown: null };
  const { places } = suggestPlaces(near);
  return { area: null, unknown: { near, offered: places.slice(0, offered_max).map(written) } };
}
