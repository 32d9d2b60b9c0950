import { href } from "react-router";
import { priceTiers, sortOrders, type SortOrder } from "../../../contract/choices.ts";
import { formatRating } from "../../../contract/format.ts";
import type { PriceTier } from "../../../contract/primitives.ts";

/**
 * What narrows and orders the browse page, as it stands in the address; "", 0, false, no tiers and "rating" change
 * nothing. A subcategory stands with its category only; the prices are in rand.
 */
export type BrowseFilters = {
  search: string;
  category: string;
  subcategory: string;
  province: string;
  city: string;
  verified: boolean;
  minTrustScore: number;
  priceRanges: readonly PriceTier[];
  priceFrom: number;
  priceTo: number;
  sortBy: SortOrder;
};

const texts = ["search", "category", "subcategory", "province", "city"] as const;

/** Nothing filtered, in the usual order. */
export const noFilters: BrowseFilters = {
  search: "",
  category: "",
  subcategory: "",
  province: "",
  city: "",
  verified: false,
  minTrustScore: 0,
  priceRanges: [],
  priceFrom: 0,
  priceTo: 0,
  sortBy: sortOrders[0],
};

/** Reads the filters off what a form says or an address of ours; what can't be read is as usual. */
export function filtersOf(said: URLSearchParams): BrowseFilters {
  const text = (name: string) => (said.get(name) ?? "").trim();
  const rand = (name: string) => Math.trunc(Number(text(name))) || 0;
  const [from, to] = [rand("priceFrom"), rand("priceTo")];
  const isTurned = to > 0 && from > to;
  const category = text("category");
  const tiers = new Set(said.getAll("priceRanges").flatMap((list) => list.split(",")));
  return {
    search: text("search"),
    category,
    subcategory: category && text("subcategory"),
    province: text("province"),
    city: text("city"),
    verified: text("verified") === "true",
    minTrustScore: Number(text("minTrustScore")) || 0,
    priceRanges: priceTiers.filter((tier) => tiers.has(tier)),
    priceFrom: isTurned ? to : from,
    priceTo: isTurned ? from : to,
    sortBy: sortOrders.find((order) => order === text("sortBy")) ?? noFilters.sortBy,
  };
}

/** The address of a list on a path, with only what changes something, always in the same order. */
export function listAddress(path: string, filters: BrowseFilters, page = 1): string {
  const query = new URLSearchParams();
  for (const name of texts) if (filters[name] !== "") query.set(name, filters[name]);
  if (filters.verified) query.set("verified", "true");
  if (filters.minTrustScore > 0) query.set("minTrustScore", formatRating(filters.minTrustScore));
  if (filters.priceRanges.length > 0) query.set("priceRanges", filters.priceRanges.join(","));
  if (filters.priceFrom > 0) query.set("priceFrom", String(filters.priceFrom));
  if (filters.priceTo > 0) query.set("priceTo", String(filters.priceTo));
  if (filters.sortBy !== noFilters.sortBy) query.set("sortBy", filters.sortBy);
  if (page > 1) query.set("page", String(page));
  if (query.size === 0) return path;
  // both signs may stand in a query as they are, and are easier on the eye
  const written = query
    .toString()
    .replaceAll("%24", () => "$")
    .replaceAll("%2C", ",");
  return `${path}?${written}`;
}

/** The address of a page of the browse page. */
export function browseAddress(filters: BrowseFilters, page = 1): string {
  return listAddress(href("/providers"), filters, page);
}

/** Whether anything but category and page makes this list another one than search engines know [visitors-26]. */
export function isFiltered(filters: BrowseFilters): boolean {
  return browseAddress({ ...filters, category: "" }) !== browseAddress(noFilters);
}

/** Whether anything is filtered out, in whatever order. */
export function isNarrowed(filters: BrowseFilters): boolean {
  return browseAddress({ ...filters, sortBy: noFilters.sortBy }) !== browseAddress(noFilters);
}
