import { priceTiers, provinces, sortOrders, type Flex, type SortOrder } from "../choices.ts";
import { formatRating } from "../format.ts";
import type { PriceTier } from "../primitives.ts";

/*
 * The query of a list of providers, as address, form, call and cache key share it (`import * as listQuery`): what is empty,
 * its keys, how it is read and written. Plain data: the schema that the server reads it by (`providerQuery`) has the same keys.
 */

/** What narrows and orders a list. A subcategory stands with its category only, a distance or the order by it with a place, and what is flexible with a date; the prices are in rand. */
export type ListQuery = {
  search: string;
  category: string;
  subcategory: string;
  province: string;
  city: string;
  /** A place by its slug, and how far around it, in kilometres. */
  near: string;
  within: number;
  verified: boolean;
  minTrustScore: number;
  priceRanges: readonly PriceTier[];
  priceFrom: number;
  priceTo: number;
  sortBy: SortOrder;
  /** A wedding date, `YYYY-MM-DD`, and what may be around it. */
  date: string;
  flex: "" | Flex;
  /** What all of them state, by its codes (`providers/facts.ts`). */
  facts: readonly string[];
  /** How many they can take; 0 is any number. */
  guests: number;
  /** What comes first, with commas between: nobody is left out for it. */
  prefer: string;
};

/** Nothing filtered, in the usual order: a value that is the same here changes nothing and stands in no address. */
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

/** The names, in the order in which addresses have them. */
export const keys = Object.keys(empty) as (keyof ListQuery)[];

/** The whole query of what is asked for. */
export function whole(asked: { readonly [Key in keyof ListQuery]?: ListQuery[Key] | undefined }): ListQuery {
  const values = keys.map((key) => [key, asked[key] ?? empty[key]]);
  return Object.fromEntries(values) as ListQuery;
}

/** Each once and in one order, whatever order they were chosen in. */
export function plainFacts(codes: readonly string[]): string[] {
  return [...new Set(codes.filter((code) => code !== ""))].toSorted();
}

/** A province as an address may spell it: in any case. */
export function provinceNamed(typed: string): string {
  return provinces.find((each) => each.toLowerCase() === typed.toLowerCase()) ?? typed;
}

/** Reads the query off what a form says or an address of ours; what can't be read is as usual. */
export function read(said: URLSearchParams): ListQuery {
  const text = (name: keyof ListQuery) => (said.get(name) ?? "").trim();
  const number = (name: keyof ListQuery) => Math.max(0, Number(text(name)) || 0);
  const rand = (name: keyof ListQuery) => Math.trunc(number(name));
  const [from, to] = [rand("priceFrom"), rand("priceTo")];
  const isTurned = to > 0 && from > to;
  const category = text("category").toLowerCase();
  const listed = (name: keyof ListQuery) => said.getAll(name).flatMap((list) => list.split(","));
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

/** The query as an address has it, with its question mark: only what changes something, always in the same order. */
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
  // both signs may stand in a query as they are, and are easier on the eye
  const easy = written
    .toString()
    .replaceAll("%24", () => "$")
    .replaceAll("%2C", ",");
  return `?${easy}`;
}
