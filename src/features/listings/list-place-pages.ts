import { isForVenues } from "../../contract/categories/for-venues.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { lookUpCategories, type KnownCategory } from "../categories/look-up-categories.ts";
import { whereAt, whereOf, type Where } from "./search/resolve-where.ts";
import { listCoverageGroups } from "./store-facets.ts";
import { tallyCoverage, type CoverageTally } from "./tally-coverage.ts";

export type PlacePage = Where & { category: string; total: number; updated_on: string };

/** Provinces then towns, by category [places-11]. */
export async function listPlacePages(ctx: Pick<Context, "db" | "cache">): Promise<PlacePage[]> {
  const { all } = await lookUpCategories(ctx);
  const pages: PlacePage[] = [];
  for (const category of all) {
    const tally = await countCoverage(ctx, category);
    for (const each of pagesOf(tally)) pages.push({ ...each, category: category.slug });
  }
  return pages;
}

function pagesOf({ provinces, places }: CoverageTally): Omit<PlacePage, "category">[] {
  const all = [
    ...[...provinces].map(([province, tally]) => ({ ...whereOf(province), ...tally })),
    ...[...places].map(([slug, tally]) => ({ ...whereAt(slug), ...tally })),
  ];
  return all.filter(({ total }) => total >= limits.place_page_min);
}

/** Providers reaching each place and based in each province. Cached until the catalogue changes. */
export async function countCoverage(
  { db, cache }: Pick<Context, "db" | "cache">,
  { id, slug }: Pick<KnownCategory, "id" | "slug">,
): Promise<CoverageTally> {
  return cache.remember(`reach ${id}`, ["catalogue"], async () => {
    const groups = await listCoverageGroups(db, id);
    // venues don't travel
    return tallyCoverage(isForVenues(slug) ? groups.map((each) => ({ ...each, reach_km: null })) : groups);
  });
}
