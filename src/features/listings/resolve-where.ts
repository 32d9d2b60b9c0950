import { provinces } from "../../contract/choices.ts";
import type { Place } from "../../contract/places/shapes.ts";
import type { Province } from "../../contract/primitives.ts";
import { findPlace, getPlace, placesCalled, provinceCalled } from "../places/rules.ts";
import { addressWord } from "../providers/rules.ts";
import type { ReachTally, Tally } from "./tally-reach.ts";

/** Where a page by place is about: a province, or a place of the list. */
export type Where = { slug: string; name: string; province: Province; place: Place | null };

const byProvince = new Map(provinces.map((province) => [addressWord(province), province]));

/** What the second word of such a page's address names; undefined where it names nothing. A province goes before a place of its name. */
export function findWhere(slug: string): Where | undefined {
  const province = byProvince.get(slug);
  if (province) return whereOf(province);
  return findPlace(slug) && whereAt(slug);
}

/** The word of the page that an address under another name of a place or province means, where it means one alone: `port-elizabeth`, `kzn`. */
export function findRenamed(slug: string): string | undefined {
  const name = slug.replaceAll("-", " ");
  const province = provinceCalled(name);
  if (province) return addressWord(province);
  const [place, another] = placesCalled(name);
  return another ? undefined : place?.slug;
}

/** The page of a province. */
export function whereOf(province: Province): Where {
  return { slug: addressWord(province), name: province, province, place: null };
}

/** The page of a place, by its slug. */
export function whereAt(slug: string): Where {
  const place = getPlace(slug);
  return { slug, name: place.name, province: place.province, place };
}

/** Who such a page lists. */
export function tallyAt({ places, provinces: based }: ReachTally, { slug, province, place }: Where): Tally | undefined {
  return place ? places.get(slug) : based.get(province);
}
