import { provinces } from "../../../contract/choices.ts";
import type { Place } from "../../../contract/places/schema.ts";
import type { Province } from "../../../contract/primitives.ts";
import { findPlace, getPlace, placesCalled, provinceCalled } from "../../places/rules.ts";
import { addressSlug } from "../../providers/rules.ts";
import type { CoverageTally, Tally } from "../tally-coverage.ts";

/** Of a page's address, not of the search field. `place` is null for a province. */
export type Where = { slug: string; name: string; province: Province; place: Place | null };

const byProvince = new Map(provinces.map((province) => [addressSlug(province), province]));

/** A province wins over a place of the same name; undefined for neither. */
export function findWhere(slug: string): Where | undefined {
  const province = byProvince.get(slug);
  if (province) return whereOf(province);
  return findPlace(slug) && whereAt(slug);
}

/** The slug for an unambiguous alias, such as `port-elizabeth` or `kzn`. */
export function findRenamed(slug: string): string | undefined {
  const name = slug.replaceAll("-", " ");
  const province = provinceCalled(name);
  if (province) return addressSlug(province);
  const [place, another] = placesCalled(name);
  return another ? undefined : place?.slug;
}

export function whereOf(province: Province): Where {
  return { slug: addressSlug(province), name: province, province, place: null };
}

export function whereAt(slug: string): Where {
  const place = getPlace(slug);
  return { slug, name: place.name, province: place.province, place };
}

export function tallyAt(
  { places, provinces: based }: CoverageTally,
  { slug, province, place }: Where,
): Tally | undefined {
  return place ? places.get(slug) : based.get(province);
}
