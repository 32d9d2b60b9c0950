import { z } from "zod";
import { categorySlug } from "../categories/schema.ts";
import { flexes, priceTiers, sortOrders } from "../choices.ts";
import { fieldMessages } from "../field-messages.ts";
import * as limits from "../limits.ts";
import { listPage } from "../list-page.ts";
import { nearSlug, withinKm } from "../places/schema.ts";
import { calendarDate, orAbsent, pageOf, province } from "../primitives.ts";
import { factCodes } from "./facts.ts";
import * as listQuery from "./list-query.ts";
import type { ListQuery } from "./list-query.ts";

const priceRanges = z
  .string()
  .transform((list) => list.split(",").map((tier) => tier.trim()))
  .pipe(z.array(z.enum(priceTiers, "Price ranges are $, $$, $$$ and $$$$, with commas between them.")));

const trustScore = z
  .string()
  .regex(/^\d(\.\d+)?$/, "The minimum trust score is a number from 0 to 5.")
  .transform(Number)
  .pipe(z.number().max(5, "The minimum trust score is a number from 0 to 5."));

const facts = z
  .string()
  .transform((list) => list.split(",").map((code) => code.trim()))
  .pipe(z.array(z.enum(factCodes, "Facts are those of the filter, such as accommodation,afrikaans.")));

const integer = (sentence: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number);
const wholeRand = integer("Prices are whole rand, as 12500.");

const length = fieldMessages.too_long(limits.search_length_max);

/** As in addresses [browse-2]. */
export const providerQuery = z.object({
  ...({
    category: orAbsent(categorySlug),
    subcategory: orAbsent(z.string().trim().max(limits.search_length_max, length)).describe(
      "A subcategory of the category by its name or id, or its name as addresses have it: `fine-art`.",
    ),
    city: orAbsent(z.string().trim().max(limits.search_length_max, length)),
    province: orAbsent(z.enum(province.options, "This is not one of the nine provinces.")),
    near: orAbsent(nearSlug),
    within: orAbsent(withinKm),
    verified: orAbsent(
      z.enum(["true", "false"], "Verified is true or false.").transform((answer) => answer === "true"),
    ),
    minTrustScore: orAbsent(trustScore),
    priceRanges: orAbsent(priceRanges),
    priceFrom: orAbsent(wholeRand).describe(
      "In rand. Keeps providers whose typical price is from here to `priceTo`; those without one come after them.",
    ),
    priceTo: orAbsent(wholeRand),
    sortBy: orAbsent(z.enum(sortOrders, "Sort by rating, trust, reviews, price or, near a place, distance.")),
    search: orAbsent(z.string().trim().max(limits.search_length_max, length)),
    date: orAbsent(calendarDate).describe(
      "Wedding date: fully booked providers are left out, and each card has its `availability`.",
    ),
    flex: orAbsent(z.enum(flexes, "Flexible is weekend or month.")).describe(
      "With a date: the Friday to Sunday of its week, or every Saturday of its month.",
    ),
    facts: orAbsent(facts).describe(
      "Comma-separated codes, such as `accommodation,own-catering`; only providers with all of them.",
    ),
    guests: orAbsent(integer("Guests are a whole number, as 120.")).describe(
      "Keeps providers that can take that many guests; those that state no capacity come after them.",
    ),
    prefer: orAbsent(z.string().trim().max(limits.search_length_max, length)).describe(
      "Comma-separated words; when sorted by rating, profiles that contain more of them come first.",
    ),
  } satisfies Record<keyof ListQuery, z.ZodType>),
  place: orAbsent(z.string().trim().max(limits.search_length_max, length)).describe(
    "Only providers based there; slug as in `GET /api/providers/map`.",
  ),
  ...pageOf(limits.list_limit_max),
});
export type ProviderQuery = z.infer<typeof providerQuery>;

/** A maximum of 0 rand counts as a filter, except on pages. */
export function plainQuery({ priceRanges, priceFrom, priceTo, ...query }: ProviderQuery): ProviderQuery {
  const isTurned = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
  const [from, to] = isTurned ? [priceTo, priceFrom] : [priceFrom, priceTo];
  const tiers = priceRanges && priceTiers.filter((tier) => priceRanges.includes(tier));
  const isNear = query.near !== undefined && query.near !== "";
  const away = isNear ? {} : { within: undefined, sortBy: query.sortBy === "distance" ? undefined : query.sortBy };
  const fixed = query.date === undefined ? { flex: undefined } : {};
  const facts = query.facts?.length ? listQuery.plainFacts(query.facts) : undefined;
  const merged: ProviderQuery = { ...query, ...away, ...fixed, priceRanges: tiers, priceFrom: from, facts };
  const usual = listQuery.keys.filter((key) => merged[key] === listQuery.empty[key]);
  return { ...merged, ...Object.fromEntries(usual.map((key) => [key, undefined])), priceTo: to };
}

/** One of page and limit implies the other, neither is the whole list [browse-2]. */
export function plainListQuery(input: ProviderQuery): ProviderQuery {
  const query = plainQuery(input);
  const isComplete = query.page === undefined && query.limit === undefined;
  return isComplete ? query : { ...query, ...listPage(query, limits.page_size) };
}
