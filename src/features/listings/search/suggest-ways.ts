import { provinces } from "../../../contract/choices.ts";
import { withinSteps } from "../../../contract/listings/filter-steps.ts";
import type { Province } from "../../../contract/primitives.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ProviderQuery } from "../../../contract/providers/query-schema.ts";
import { looseFilters, type LooseFilter, type Ways, type WaysAnswer } from "../../../contract/providers/schema.ts";
import type { Context } from "../../../platform/context.ts";
import { findNeighbours, findPlace, findTownProvince } from "../../places/rules.ts";
import { normaliseForSearch, normaliseSearchText } from "../../providers/rules.ts";
import { countExactly } from "../count-list.ts";
import { limitForgiving } from "../limit-list.ts";
import { countBy, listTowns } from "../store-facets.ts";

const towns_max = 6;

/** Parameters removed together with a filter [browse-15]. */
function paramsOf(name: LooseFilter): readonly (keyof ProviderQuery)[] {
  if (name === "price") return ["priceFrom", "priceTo"];
  if (name === "near") return ["near", "within"];
  if (name === "date") return ["date", "flex"];
  return name === "category" ? [name, "subcategory"] : [name];
}

export async function suggestSearches(ctx: Context, query: ProviderQuery, total: number): Promise<Ways> {
  const without: Ways["without"] = {};
  const { category } = query;
  const isCategoryListed = category !== undefined && (await countListed(ctx, { category })) > 0;
  const loose = looseFilters.filter((each) => paramsOf(each).some((param) => query[param]));
  for (const name of loose.filter((each) => !(isCategoryListed && each === "category"))) {
    const result = await countListed(ctx, drop(query, paramsOf(name)));
    if (result > total) without[name] = result;
  }
  const alone = Object.keys(without).length === 0 && total === 0 ? await countAlone(ctx, query, isCategoryListed) : {};
  const { filters, province, is_place_searched } = placeOf(query);
  const extra = { without, alone, is_place_searched, wider: await findWider(ctx, query, total) };
  if (!province) return { ...extra, towns: [], provinces: [] };
  const towns = await townsOf(ctx, filters, province);
  return { ...extra, towns, provinces: await provincesOf(ctx, filters, province) };
}

export async function readSuggestions(ctx: Context, query: ProviderQuery): Promise<WaysAnswer> {
  const total = await countListed(ctx, query);
  return { total, ...(await suggestSearches(ctx, query, total)) };
}

/** A place name as the only search text counts as that place. */
function placeOf(query: ProviderQuery) {
  const search = normaliseSearchText(query.search);
  const { city = "", near = "" } = query;
  if (near !== "") {
    const province = query.province ?? findTownProvince(city) ?? findPlace(near)?.province;
    return { filters: drop(query, paramsOf("near")), province, is_place_searched: false };
  }
  if (search === "" || city !== "" || query.province)
    return { filters: query, province: query.province ?? findTownProvince(city), is_place_searched: false };
  const named = provinces.find((each) => normaliseForSearch(each) === search);
  const province = named ?? findTownProvince(search);
  if (!province) return { filters: query, province, is_place_searched: false };
  const filters = { ...drop(query, ["search"]), ...(!named && { city: search }) };
  return { filters, province, is_place_searched: true };
}

/** The next larger distance that finds more. */
async function findWider(ctx: Context, query: ProviderQuery, total: number): Promise<Ways["wider"]> {
  if (!query.near) return null;
  for (const within of withinSteps.filter((km) => km > (query.within ?? listQuery.empty.within))) {
    const result = await countListed(ctx, { ...query, within });
    if (result > total) return { within, total: result };
  }
  return null;
}

async function countAlone(ctx: Context, query: ProviderQuery, isCategoryListed: boolean): Promise<Ways["alone"]> {
  const alone: Ways["alone"] = {};
  for (const name of ["category", "province", "city", "near"] as const) {
    const { within, category } = query;
    const only = { ...(isCategoryListed && { category }), [name]: query[name], ...(name === "near" && { within }) };
    const result = query[name] ? await countListed(ctx, only) : 0;
    if (result > 0) alone[name] = result;
  }
  return alone;
}

/** Includes corrected matches. */
async function countListed(ctx: Context, query: ProviderQuery): Promise<number> {
  const filter = await limitForgiving(ctx, query);
  if (!filter) return 0;
  return countExactly(ctx, filter);
}

async function townsOf(ctx: Context, query: ProviderQuery, province: Province): Promise<Ways["towns"]> {
  const searched = query.city?.trim().toLowerCase() ?? "";
  if (searched === "") return [];
  const filter = await limitForgiving(ctx, { ...drop(query, ["city"]), province });
  if (!filter) return [];
  const cities = await listTowns(ctx.db, filter, towns_max + 1);
  const others = cities.filter((city) => !city.toLowerCase().includes(searched)).slice(0, towns_max);
  return Promise.all(others.map(async (city) => ({ city, total: await countListed(ctx, { ...query, city }) })));
}

async function provincesOf(ctx: Context, query: ProviderQuery, province: Province): Promise<Ways["provinces"]> {
  const filter = await limitForgiving(ctx, drop(query, ["city", "province"]));
  if (!filter) return [];
  const neighbours = query.province || query.city ? findNeighbours(province) : [province, ...findNeighbours(province)];
  return [...(await countBy(ctx.db, filter, "province"))]
    .flatMap(([each, total]) => (each && neighbours.includes(each) ? [{ province: each, total }] : []))
    .toSorted((a, b) => b.total - a.total);
}

function drop(query: ProviderQuery, names: readonly (keyof ProviderQuery)[]): ProviderQuery {
  return { ...query, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}
