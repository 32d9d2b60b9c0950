import type { Province } from "../../contract/primitives.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import { distanceTo, roadsFrom, type Whereabouts } from "../places/measure-road.ts";
import { findPlace, places } from "../places/rules.ts";

export type CoverageGroup = {
  place_slug: string | null;
  province: Province | null;
  town_slugs: string[];
  /** Null without travelling. */
  reach_km: number | null;
  /** For a venue with a pin. */
  latitude: number | null;
  longitude: number | null;
  total: number;
  /** A date, such as `2026-05-09`. */
  updated_on: string;
};

export type Tally = { total: number; updated_on: string };

/** Places by slug; no entry means nobody. */
export type CoverageTally = { places: Map<string, Tally>; provinces: Map<Province, Tally> };

/** Equals the totals of the lists near each place [places-6]. */
export function tallyCoverage(groups: readonly CoverageGroup[]): CoverageTally {
  const tally: CoverageTally = { places: new Map(), provinces: new Map() };
  const roads = rememberRoads();
  for (const group of groups) {
    for (const slug of coveredBy(group, roads)) add(tally.places, slug, group);
    if (group.province) add(tally.provinces, group.province, group);
  }
  return tally;
}

function add<Key>(tallies: Map<Key, Tally>, key: Key, { total, updated_on }: CoverageGroup): void {
  const known = tallies.get(key);
  const newest = known && known.updated_on > updated_on ? known.updated_on : updated_on;
  tallies.set(key, { total: total + (known?.total ?? 0), updated_on: newest });
}

type Roads = (slug: string) => readonly { slug: string; km: number }[];

/** Caches distances per place, nearest first. */
function rememberRoads(): Roads {
  const known = new Map<string, ReturnType<Roads>>();
  return (slug) => {
    const place = findPlace(slug);
    const roads = known.get(slug) ?? (place ? roadsFrom(place).toSorted((a, b) => a.km - b.km) : []);
    known.set(slug, roads);
    return roads;
  };
}

/** Places in reach, and the towns it names. */
function coveredBy(group: CoverageGroup, roads: Roads): Set<string> {
  const { place_slug, town_slugs, reach_km } = group;
  if (group.latitude !== null) return new Set(placesNearPin(group));
  const km = Math.max(listQuery.empty.within, reach_km ?? 0);
  const nearby = place_slug === null ? [] : roads(place_slug);
  const end = nearby.findIndex((road) => road.km > km);
  const near = (end === -1 ? nearby : nearby.slice(0, end)).map(({ slug }) => slug);
  return new Set([...near, ...(reach_km === null ? [] : town_slugs)]);
}

function placesNearPin({
  place_slug,
  latitude,
  longitude,
}: Pick<Whereabouts, "place_slug" | "latitude" | "longitude">) {
  const pin = { place_slug, latitude, longitude, is_venue: true };
  const isNear = (km: number | null) => km !== null && km <= listQuery.empty.within;
  return places.filter((place) => isNear(distanceTo(place, pin))).map(({ slug }) => slug);
}
