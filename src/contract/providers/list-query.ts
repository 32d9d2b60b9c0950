import { priceTiers, provinces, sortOrders, type Flex, type SortOrder } from "../choices.ts";
import { formatRating } from "../format.ts";
import type { PriceTier } from "../primitives.ts";

/* Plain data with the keys of the server's schema, `providerQuery`. Import as `* as listQuery`. */

/** Subcategories need a category, distances a place, flexibility a date. Prices are in rand. */
export type ListQuery = {
  search: string;
  category: string;
  subcategory: string;
  province: string;
  city: string;
  near: string;
  within: number;
  verified: boolean;
  minTrustScore: number;
  priceRanges: readonly PriceTier[];
  priceFrom: number;
  priceTo: number;
  sortBy: SortOrder;
  date: string;
  flex: "" | Flex;
  /** All must match; codes of `providers/facts.ts`. */
  facts: readonly string[];
  /** 0 is any number. */
  guests: number;
  /** Comma-separated; affects the order only. */
  prefer: string;
};

/** The defaults; default values are left out of addresses. */
export const empty: ListQuery = {
  search: "",
  category: "",
  subcategory: "",
  province: "",
  city: "",
  near: "",
  within: 100,
  verified: false,
  minTrustScore: 0,
  priceRanges: [],
  priceFrom: 0,
  priceTo: 0,
  sortBy: sortOrders[0],
  date: "",
  flex: "",
  facts: [],
  guests: 0,
  prefer: "",
};

export const keys = Object.keys(empty) as (keyof ListQuery)[];

export function withDefaults(query: { readonly [Key in keyof ListQuery]?: ListQuery[Key] | undefined }): ListQuery {
  const values = keys.map((key) => [key, query[key] ?? empty[key]]);
  return Object.fromEntries(values) as ListQuery;
}

/** Sorted, without duplicates. */
export function plainFacts(codes: readonly string[]): string[] {
  return [...new Set(codes.filter((code) => code !== ""))].toSorted();
}

export function provinceNamed(typed: string): string {
  return provinces.find((each) => each.toLowerCase() === typed.toLowerCase()) ?? typed;
}

/** From a form or an address; invalid values become defaults. */
export function read(params: URLSearchParams): ListQuery {
  const text = (name: keyof ListQuery) => (params.get(name) ?? "").trim();
  const number = (name: keyof ListQuery) => Math.max(0, Number(text(name)) || 0);
  const rand = (name: keyof ListQuery) => Math.trunc(number(name));
  const [from, to] = [rand("priceFrom"), rand("priceTo")];
  const isTurned = to > 0 && from > to;
  const category = text("category").toLowerCase();
  const listed = (name: keyof ListQuery) => params.getAll(name).flatMap((list) => list.split(","));
  const tiers = new Set(listed("priceRanges"));
  return {
    search: text("search"),
    category,
    subcategory: category && text("subcategory"),
    province: provinceNamed(text("province")),
    city: text("city"),
    near: text("near"),
    within: number("within") || empty.within,
    verified: text("verified") === "true",
    minTrustScore: number("minTrustScore"),
    priceRanges: priceTiers.filter((tier) => tiers.has(tier)),
    priceFrom: isTurned ? to : from,
    priceTo: isTurned ? from : to,
    sortBy: sortOrders.find((order) => order === text("sortBy")) ?? empty.sortBy,
    date: text("date"),
    flex: text("flex") as ListQuery["flex"],
    facts: plainFacts(listed("facts")),
    guests: rand("guests"),
    prefer: text("prefer"),
  };
}

/** With the question mark; only non-default values, in a fixed order. */
export function write(query: ListQuery, page = 1): string {
  const written = new URLSearchParams();
  for (const key of keys) {
    const value = query[key];
    const isIdle = (!query.near && (key === "within" || value === "distance")) || (!query.date && key === "flex");
    if (!isIdle && String(value) !== String(empty[key]))
      written.set(key, key === "minTrustScore" ? formatRating(query[key]) : String(value));
  }
  if (page > 1) written.set("page", String(page));
  if (written.size === 0) return "";
  // both characters are valid in a query and easier to read
  const easy = written
    .toString()
    .replaceAll("%24", () => "$")
    .replaceAll("%2C", ",");
  return `?${easy}`;
}
