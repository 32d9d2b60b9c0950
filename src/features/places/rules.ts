import { provinces } from "../../contract/choices.ts";
import { placeList } from "../../contract/places/place-list.ts";
import type { Place } from "../../contract/places/schema.ts";
import type { Province } from "../../contract/primitives.ts";

/** No capitals, accents, hyphens or apostrophes; a space around each word. */
export function normaliseName(text: string): string {
  const words = text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’ʼ`´]/gu, "")
    .match(/[\p{L}\p{N}]+/gu);
  return words === null ? "" : ` ${words.join(" ")} `;
}

function slugOf(name: string): string {
  return normaliseName(name).trim().replaceAll(" ", "-");
}

const kinds = { c: "city", t: "town", s: "suburb" } as const;

function readEntry(province: Province, entry: string): Place {
  const [name = "", kind = "t", at = "", others = "", slug = ""] = entry.split("|");
  const [latitude = 0, longitude = 0] = at.split(",").map(Number);
  return {
    slug: slug || slugOf(name),
    name,
    kind: kinds[kind as keyof typeof kinds],
    province,
    latitude,
    longitude,
    other_names: others === "" ? [] : others.split(","),
  };
}

/** By province, the larger and better-known places first [places-1]. */
export const places: readonly Place[] = provinces.flatMap((province) =>
  placeList[province]
    .split(";")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((entry) => readEntry(province, entry)),
);

const byProvince = Map.groupBy(places, ({ province }) => province);

export function placesOf(province: Province): readonly Place[] {
  return byProvince.get(province) ?? [];
}

const bySlug = new Map(places.map((place) => [place.slug, place]));

export function findPlace(slug: string): Place | undefined {
  return bySlug.get(slug);
}

export function getPlace(slug: string): Place {
  const place = findPlace(slug);
  if (!place) throw new Error(`There is no place ${slug}.`);
  return place;
}

export function fullName({ name, province }: Place): string {
  const others = byName.get(normaliseName(name)) ?? [];
  return others.length > 1 ? `${name}, ${province}` : name;
}

export function namesOf({ name, other_names }: Place): string[] {
  return [...new Set([name, ...other_names].map(normaliseName))];
}

const byName = new Map<string, Place[]>();
for (const place of places) for (const name of namesOf(place)) byName.set(name, [...(byName.get(name) ?? []), place]);

export function placesCalled(name: string): readonly Place[] {
  return byName.get(normaliseName(name)) ?? [];
}

const provinceNames: [name: string, province: Province][] = [
  ...provinces.map((province): [string, Province] => [normaliseName(province), province]),
  // The only province abbreviation in daily use.
  [" kzn ", "KwaZulu-Natal"],
  [" wes kaap ", "Western Cape"],
  [" oos kaap ", "Eastern Cape"],
  [" noord kaap ", "Northern Cape"],
  [" vrystaat ", "Free State"],
  [" noordwes ", "North West"],
];

export function provinceCalled(name: string): Province | undefined {
  return provinceNames.find(([known]) => known === normaliseName(name))?.[1];
}

export function provincesNamed(text: string): Province[] {
  const normalised = normaliseName(text);
  return [...new Set(provinceNames.filter(([name]) => normalised.includes(name)).map(([, province]) => province))];
}

/** Shorter names, such as PE, count only as a whole part and never within a sentence. */
const shortest_within = 5;

/**
 * The last comma-separated part that is a name, else the longest name in the text, narrowed by provinces in it
 * [places-2].
 */
export function placesNamed(text: string): Place[] {
  const provincesThere = provincesNamed(text);
  const called = (name: string) =>
    (byName.get(name) ?? []).filter(({ province }) => provincesThere.length === 0 || provincesThere.includes(province));
  for (const fragment of text.split(",").toReversed()) {
    const result = called(normaliseName(fragment));
    if (result.length > 0) return result;
  }
  const normalised = normaliseName(text);
  const within = [...byName.keys()].filter(
    (name) => name.trim().length >= shortest_within && normalised.includes(name) && called(name).length > 0,
  );
  const [longest] = within.toSorted((a, b) => b.length - a.length);
  return longest === undefined ? [] : called(longest);
}

/** In degrees. Farther away a point is at sea or abroad. */
const near_degrees_max = 1.8;

/** Runs in the browser, so that the location isn't sent to the server. Undefined where none is near. */
export function nearestPlace({ latitude, longitude }: Pick<Place, "latitude" | "longitude">): Place | undefined {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const farness = (place: Place) => Math.hypot(place.latitude - latitude, (place.longitude - longitude) * narrowing);
  const [nearest] = places.toSorted((a, b) => farness(a) - farness(b));
  return nearest && farness(nearest) <= near_degrees_max ? nearest : undefined;
}

/** Which provinces share a border [browse-15]. */
const neighbours: Readonly<Record<Province, readonly Province[]>> = {
  Gauteng: ["North West", "Mpumalanga", "Limpopo", "Free State"],
  "Western Cape": ["Eastern Cape", "Northern Cape"],
  "KwaZulu-Natal": ["Eastern Cape", "Free State", "Mpumalanga"],
  "Eastern Cape": ["Western Cape", "KwaZulu-Natal", "Free State", "Northern Cape"],
  "Free State": ["Gauteng", "KwaZulu-Natal", "Eastern Cape", "Northern Cape", "North West", "Mpumalanga"],
  Limpopo: ["Gauteng", "Mpumalanga", "North West"],
  Mpumalanga: ["Gauteng", "Limpopo", "KwaZulu-Natal", "Free State"],
  "Northern Cape": ["Western Cape", "Eastern Cape", "Free State", "North West"],
  "North West": ["Gauteng", "Limpopo", "Free State", "Northern Cape"],
};

export function findNeighbours(province: Province): readonly Province[] {
  return neighbours[province];
}

export function findTownProvince(town: string): Province | undefined {
  const result = [...new Set(placesNamed(town).map(({ province }) => province))];
  return result.length === 1 ? result[0] : undefined;
}
