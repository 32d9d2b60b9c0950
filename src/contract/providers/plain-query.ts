import { priceTiers } from "../choices.ts";
import * as limits from "../limits.ts";
import { listPage } from "../list-page.ts";
import * as listQuery from "./list-query.ts";
import type { ProviderQuery } from "./schema.ts";

/** A maximum of 0 rand counts as a filter, except on pages. */
export function plainQuery({ priceRanges, priceFrom, priceTo, ...query }: ProviderQuery): ProviderQuery {
  const isTurned = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
  const [from, to] = isTurned ? [priceTo, priceFrom] : [priceFrom, priceTo];
  const tiers = priceRanges && priceTiers.filter((tier) => priceRanges.includes(tier));
  const isNear = query.near !== undefined && query.near !== "";
  const away = isNear ? {} : { within: undefined, sortBy: query.sortBy === "distance" ? undefined : query.sortBy };
  const fixed = query.date === undefined ? { flex: undefined } : {};
  const facts = query.facts?.length ? listQuery.plainFacts(query.facts) : undefined;
  const asked: ProviderQuery = { ...query, ...away, ...fixed, priceRanges: tiers, priceFrom: from, facts };
  const usual = listQuery.keys.filter((key) => asked[key] === listQuery.empty[key]);
  return { ...asked, ...Object.fromEntries(usual.map((key) => [key, undefined])), priceTo: to };
}

/** One of page and limit implies the other, neither is the whole list [browse-2]. */
export function plainListQuery(asked: ProviderQuery): ProviderQuery {
  const query = plainQuery(asked);
  const isComplete = query.page === undefined && query.limit === undefined;
  return isComplete ? query : { ...query, ...listPage(query, limits.page_size) };
}
