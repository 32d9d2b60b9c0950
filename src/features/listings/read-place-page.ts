import { href } from "react-router";
import * as limits from "../../contract/limits.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import type { ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { todayOf } from "../calendars/rules.ts";
import { lookUpCategories, type KnownCategory } from "../categories/look-up-categories.ts";
import { countReach } from "./count-facets.ts";
import { type PlaceWay, listedAt, townsAround, provincesAround, findBeside } from "./find-ways-around.ts";
import { limitList } from "./limit-list.ts";
import { listProviders, type ProviderList } from "./list-providers.ts";
import { findRenamed, findWhere, whereOf, type Where } from "./resolve-where.ts";
import { readFacts, type ListFacts } from "./store-facets.ts";

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
  const filter = limitList(query, known, todayOf(ctx.clock())) ?? refuse("not_found");
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
