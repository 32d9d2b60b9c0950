import { priceTiers } from "../choices.ts";
import * as limits from "../limits.ts";
import { listPage } from "../list-page.ts";
import * as listQuery from "./list-query.ts";
import type { ProviderQuery } from "./shapes.ts";

/** Leaves out what changes nothing, and puts tiers, facts and span into their order. Up to 0 rand is a span, which only pages take for none. */
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

/** The same with its page: one of page and limit means the other, and neither is the whole list [browse-2]. */
export function plainListQuery(asked: ProviderQuery): ProviderQuery {
  const query = plainQuery(asked);
  const isWhole = query.page === undefined && query.limit === undefined;
  return isWhole ? query : { ...query, ...listPage(query, limits.page_size) };
}
