import { href } from "react-router";
import * as limits from "../../contract/limits.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import type { ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { lookUpCategories, type KnownCategory } from "../categories/look-up-categories.ts";
import { roadsFrom } from "../places/measure-road.ts";
import { findNeighbours, getPlace, placesOf } from "../places/rules.ts";
import { readFilter } from "./limit-list.ts";
import { countReach } from "./list-place-pages.ts";
import { listProviders, type ProviderList } from "./list-providers.ts";
import { countCategoriesAt } from "./read-reach.ts";
import { findRenamed, findWhere, tallyAt, whereAt, whereOf, type Where } from "./resolve-where.ts";
import { readFacts, type ListFacts } from "./store-facets.ts";
import type { ReachTally } from "./tally-reach.ts";

/** A way to another page by place, with how many it lists. */
export type PlaceWay = { name: string; category: string; where: string; total: number };

/** What the page of a category at a place says. */
export type PlacePageContent = {
  category: Pick<KnownCategory, "name" | "slug">;
  where: Where;
  list: ProviderList;
  /** How many of them are based near the place; all of them in a province. */
  based: number;
  facts: ListFacts;
  /** The page of the province that a place lies in, if there is one. */
  province: Where | null;
  /** Towns of a province, or the next ones of a place; and what else there is at the place. */
  towns: PlaceWay[];
  provinces: PlaceWay[];
  beside: PlaceWay[];
};

/**
 * The page of a category at a place or in a province [places-11]. Where too few are found, what to read instead: the address of
 * the province's page, or of the category's list; and for good, where the place is known under another name. Refuses with `not_found` what is no category and no place.
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
  const tally = await countReach(ctx, category);
  const around = where.place ? whereOf(where.province) : null;
  const province = around && listedAt(tally, around) > 0 ? around : null;
  if (listedAt(tally, where) === 0)
    return { instead: province ? placePath(category.slug, province.slug) : listPath(category.slug) };
  const query: ProviderQuery = {
    category: category.slug,
    ...(where.place ? { near: where.slug } : { province: where.province }),
  };
  const filter = (await readFilter(ctx, query)) ?? refuse("not_found");
  const [list, { based, ...facts }, beside] = await Promise.all([
    listProviders(ctx, { ...query, page: 1, limit: limits.page_size }),
    readFacts(ctx.db, filter),
    findBeside(ctx, known.all, category, where),
  ]);
  const { name, slug } = category;
  const ways = { towns: townsAround(tally, slug, where), provinces: provincesAround(tally, slug, where), beside };
  return { category: { name, slug }, where, list, based, facts, province, ...ways };
}

function placePath(category: string, place: string): string {
  return href("/:category/:place", { category, place });
}

function listPath(category: string): string {
  return `${href("/providers")}${listQuery.write({ ...listQuery.empty, category })}`;
}

/** How many the page of a place or province lists; 0 where they are too few for a page. */
function listedAt(tally: ReachTally, where: Where): number {
  const total = tallyAt(tally, where)?.total ?? 0;
  return total < limits.place_page_min ? 0 : total;
}

/** The way to a page, if there is one. */
function wayTo(tally: ReachTally, where: Where, category: string): PlaceWay[] {
  const total = listedAt(tally, where);
  return total === 0 ? [] : [{ name: where.name, category, where: where.slug, total }];
}

/** The larger towns of a province, or those around a place, the next one first. Suburbs are among them where the place is one. */
function townsAround(tally: ReachTally, category: string, { slug, province, place }: Where): PlaceWay[] {
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
function provincesAround(tally: ReachTally, category: string, { province, place }: Where): PlaceWay[] {
  return place ? [] : findNeighbours(province).flatMap((each) => wayTo(tally, whereOf(each), category));
}

/** What else there is at the same place. */
async function findBeside(
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
