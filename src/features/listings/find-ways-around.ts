import * as limits from "../../contract/limits.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import type { Context } from "../../platform/context.ts";
import { type KnownCategory } from "../categories/look-up-categories.ts";
import { roadsFrom } from "../places/measure-road.ts";
import { getPlace, placesOf } from "../places/rules.ts";
import { countCategoriesAt } from "./count-facets.ts";
import { findNeighbours } from "./find-neighbours.ts";
import { tallyAt, whereAt, whereOf, type Where } from "./resolve-where.ts";
import type { ReachTally } from "./tally-reach.ts";

/** A way to another page by place, with how many it lists. */
export type PlaceWay = { name: string; category: string; where: string; total: number };

/** How many the page of a place or province lists; 0 where they are too few for a page. */
export function listedAt(tally: ReachTally, where: Where): number {
  const total = tallyAt(tally, where)?.total ?? 0;
  return total < limits.place_page_min ? 0 : total;
}

/** The way to a page, if there is one. */
function wayTo(tally: ReachTally, where: Where, category: string): PlaceWay[] {
  const total = listedAt(tally, where);
  return total === 0 ? [] : [{ name: where.name, category, where: where.slug, total }];
}

/** The larger towns of a province, or those around a place, the next one first. Suburbs are among them where the place is one. */
export function townsAround(tally: ReachTally, category: string, { slug, province, place }: Where): PlaceWay[] {
  const found = place
    ? roadsFrom(place).filter(({ km }) => km <= listQuery.empty.within)
    : placesOf(province).map((each) => ({ slug: each.slug, km: 0 }));
  return found
    .filter((each) => each.slug !== slug && (place?.kind === "suburb" || getPlace(each.slug).kind !== "suburb"))
    .flatMap(({ slug: other, km }) => wayTo(tally, whereAt(other), category).map((way) => ({ way, km })))
    .slice(0, limits.place_page_ways_max)
    .toSorted((a, b) => a.km - b.km)
    .map(({ way }) => way);
}

/** The provinces beside one; none around a place. */
export function provincesAround(tally: ReachTally, category: string, { province, place }: Where): PlaceWay[] {
  return place ? [] : findNeighbours(province).flatMap((each) => wayTo(tally, whereOf(each), category));
}

/** What else there is at the same place. */
export async function findBeside(
  ctx: Context,
  all: readonly KnownCategory[],
  own: KnownCategory,
  where: Where,
): Promise<PlaceWay[]> {
  const totals = await countCategoriesAt(ctx, where);
  return all.flatMap(({ id, name, slug }) => {
    const total = totals.get(id) ?? 0;
    return id === own.id || total < limits.place_page_min ? [] : [{ name, category: slug, where: where.slug, total }];
  });
}
