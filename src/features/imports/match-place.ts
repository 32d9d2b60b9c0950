import type { Place } from "../../contract/places/schema.ts";
import type { Province } from "../../contract/primitives.ts";
import { nearestPlace, placesCalled, placesNamed, provinceCalled, provincesNamed } from "../places/rules.ts";
import { listPlacesSpeltLike } from "../places/suggest-places.ts";
import { mapped, type Mapping } from "./read-mapping.ts";

export type ImportedLocation = {
  city: string | null;
  province: string | null;
  address: string | null;
  at: { latitude: number; longitude: number } | null;
};

export type MatchedPlace = {
  city: string | null;
  province: Province | null;
  notes: { field: "city" | "province"; text: string }[];
};

const shortProvinces: Readonly<Record<string, Province>> = {
  gp: "Gauteng",
  gt: "Gauteng",
  wc: "Western Cape",
  "w cape": "Western Cape",
  kzn: "KwaZulu-Natal",
  nl: "KwaZulu-Natal",
  natal: "KwaZulu-Natal",
  ec: "Eastern Cape",
  "e cape": "Eastern Cape",
  fs: "Free State",
  lp: "Limpopo",
  mp: "Mpumalanga",
  nc: "Northern Cape",
  "n cape": "Northern Cape",
  nw: "North West",
};

function provinceOf(text: string): Province | null {
  const short = text.toLowerCase().replaceAll(".", " ").replaceAll(/\s+/g, " ").trim();
  const [only, ...more] = provincesNamed(text);
  return shortProvinces[short] ?? provinceCalled(text) ?? (more.length === 0 ? (only ?? null) : null);
}

/**
 * By mapping, exact town, fuzzy town, address, then coordinates. An unknown town stays [places-2]; an unknown province
 * is dropped.
 */
export function matchPlace(location: ImportedLocation, { places }: Mapping): MatchedPlace {
  const notes: MatchedPlace["notes"] = [];
  const province = location.province === null ? null : provinceOf(location.province);
  if (location.province !== null && province === null)
    notes.push({ field: "province", text: `"${location.province}" is not one of the nine provinces.` });
  const result = findTown(location, province, places);
  if (result.note !== null) notes.push({ field: "city", text: result.note });
  const there = result.place?.province ?? null;
  if (province === null && there !== null && location.province === null)
    notes.push({ field: "province", text: `${there}, where ${result.place?.name} is.` });
  return { city: result.city, province: province ?? there, notes };
}

type Town = { city: string | null; place: Place | null; note: string | null };

function findTown(location: ImportedLocation, province: Province | null, places: Mapping["places"]): Town {
  const { city, address, at } = location;
  if (city !== null) {
    const mappedTown = mapped(places, city);
    if (mappedTown !== undefined)
      return { city: mappedTown, place: mappedTown === null ? null : alone(mappedTown, province), note: null };
    if (isNamed(city, province)) return { city, place: alone(city, province), note: null };
    const near = spelt(city, province);
    if (near) return { city: near.name, place: near, note: `"${city}" is read as ${near.name}.` };
  }
  const named = address === null ? null : alone(address, province);
  if (named) return { city: named.name, place: named, note: `${named.name}, which the address names.` };
  const nearest = at === null ? undefined : nearestPlace(at);
  if (nearest) return { city: nearest.name, place: nearest, note: `${nearest.name}, the nearest to the coordinates.` };
  if (city === null) return { city: null, place: null, note: "No town is said." };
  return { city, place: null, note: `"${city}" is not a place that we know; it is not changed.` };
}

function isNamed(text: string, province: Province | null): boolean {
  return alone(text, province) !== null || placesCalled(text).length > 0;
}

function alone(text: string, province: Province | null): Place | null {
  const there = province === null ? [] : placesNamed(`${text}, ${province}`);
  const result = there.length === 1 ? there : placesNamed(text);
  return result.length === 1 ? (result[0] ?? null) : null;
}

function spelt(city: string, province: Province | null): Place | null {
  const like = listPlacesSpeltLike(city);
  const there = like.filter((place) => place.province === province);
  const result = there.length > 0 ? there : like;
  return result.length === 1 ? (result[0] ?? null) : null;
}
