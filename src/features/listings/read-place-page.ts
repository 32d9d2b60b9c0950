import { href } from "react-router";
import * as limits from "../../contract/limits.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import type { ProviderQuery } from "../../contract/providers/query-schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { lookUpCategories, type KnownCategory } from "../categories/look-up-categories.ts";
import { roadsFrom } from "../places/measure-road.ts";
import { findNeighbours, getPlace, placesOf } from "../places/rules.ts";
import { readFilter } from "./limit-list.ts";
import { countCoverage } from "./list-place-pages.ts";
import { listProviders, type ProviderList } from "./list-providers.ts";
import { countCategoriesAt } from "./search/read-reach.ts";
import { findRenamed, findWhere, tallyAt, whereAt, whereOf, type Where } from "./search/resolve-where.ts";
import { readFacts, type ListFacts } from "./store-facets.ts";
import type { CoverageTally } from "./tally-coverage.ts";

export type PlaceLink = { name: string; category: string; where: string; total: number };

export type PlacePageContent = {
  category: Pick<KnownCategory, "name" | "slug">;
  where: Where;
  list: ProviderList;
  /** Based near the place, or in the province. */
  based: number;
  facts: ListFacts;
  /** The place's province page; null without one. */
  province: Where | null;
  /** A province's towns, or nearby places and other categories. */
  towns: PlaceLink[];
  provinces: PlaceLink[];
  extra: PlaceLink[];
};

/**
 * The page [places-11], or a redirect: temporary to a wider page if it lists too few, permanent for an alias. Refuses
 * with `not_found`.
 */
export async function readPlacePage(
  ctx: Context,
  slugs: { category: string; where: string },
): Promise<PlacePageContent | { instead: string; isForGood?: boolean }> {
  const known = await lookUpCategories(ctx);
  const category = known.bySlug.get(slugs.category) ?? refuse("not_found");
  const where = findWhere(slugs.where);
  if (!where) {
    const renamed = findRenamed(slugs.where) ?? refuse("not_found");
    return { instead: placePath(category.slug, renamed), isForGood: true };
  }
  const tally = await countCoverage(ctx, category);
  const region = where.place ? whereOf(where.province) : null;
  const province = region && listedAt(tally, region) > 0 ? region : null;
  if (listedAt(tally, where) === 0)
    return { instead: province ? placePath(category.slug, province.slug) : listPath(category.slug) };
  const query: ProviderQuery = {
    category: category.slug,
    ...(where.place ? { near: where.slug } : { province: where.province }),
  };
  const filter = (await readFilter(ctx, query)) ?? refuse("not_found");
  const [list, { based, ...facts }, extra] = await Promise.all([
    listProviders(ctx, { ...query, page: 1, limit: limits.page_size }),
    readFacts(ctx.db, filter),
    findRelated(ctx, known.all, category, where),
  ]);
  const { name, slug } = category;
  const links = { towns: nearbyTowns(tally, slug, where), provinces: nearbyProvinces(tally, slug, where), extra };
  return { category: { name, slug }, where, list, based, facts, province, ...links };
}

function placePath(category: string, place: string): string {
  return href("/:category/:place", { category, place });
}

function listPath(category: string): string {
  return `${href("/providers")}${listQuery.write({ ...listQuery.empty, category })}`;
}

function listedAt(tally: CoverageTally, where: Where): number {
  const total = tallyAt(tally, where)?.total ?? 0;
  return total < limits.place_page_min ? 0 : total;
}

function linksTo(tally: CoverageTally, where: Where, category: string): PlaceLink[] {
  const total = listedAt(tally, where);
  return total === 0 ? [] : [{ name: where.name, category, where: where.slug, total }];
}

/** A province's larger towns, or the nearest places. */
function nearbyTowns(tally: CoverageTally, category: string, { slug, province, place }: Where): PlaceLink[] {
  const result = place
    ? roadsFrom(place).filter(({ km }) => km <= listQuery.empty.within)
    : placesOf(province).map((each) => ({ slug: each.slug, km: 0 }));
  return result
    .filter((each) => each.slug !== slug && (place?.kind === "suburb" || getPlace(each.slug).kind !== "suburb"))
    .flatMap(({ slug: other, km }) => linksTo(tally, whereAt(other), category).map((link) => ({ way: link, km })))
    .slice(0, limits.place_page_links_max)
    .toSorted((a, b) => a.km - b.km)
    .map(({ way }) => way);
}

/** Neighbouring provinces; none for a place. */
function nearbyProvinces(tally: CoverageTally, category: string, { province, place }: Where): PlaceLink[] {
  return place ? [] : findNeighbours(province).flatMap((each) => linksTo(tally, whereOf(each), category));
}

async function findRelated(
  ctx: Context,
  all: readonly KnownCategory[],
  category: KnownCategory,
  where: Where,
): Promise<PlaceLink[]> {
  const totals = await countCategoriesAt(ctx, where);
  return all.flatMap(({ id, name, slug }) => {
    const total = totals.get(id) ?? 0;
    return id === category.id || total < limits.place_page_min
      ? []
      : [{ name, category: slug, where: where.slug, total }];
  });
}
