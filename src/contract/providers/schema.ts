import { z } from "zod";
import { availability } from "../calendars/schema.ts";
import { coverageKinds } from "../places/calls.ts";
import { badgeTypeSchema, calendarDate, id, priceTier, province, idParams } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { answeredShapes } from "./field-schema.ts";
import * as listQuery from "./list-query.ts";
import type { ListQuery } from "./list-query.ts";
import { plainListQuery, plainQuery, providerQuery } from "./query-schema.ts";

const route = routesOf("Providers");
const count = z.int().min(0);
const rating = z.number().min(0).max(5);
const rand = z.int().min(0);

const chosenCategory = z.object({
  id: z.int(),
  name: z.string(),
  selected_subcategory: z.string().nullable(),
  subcategories: z.array(z.string()),
});

/** Address, true size, and a placeholder. */
export const picture = z
  .object({
    url: z.string().describe("URL of the widest version."),
    srcset: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string().describe("Tiny version as a data URL; empty where unused, as for a card's logo."),
  })
  .meta({ id: "Picture" });
export type Picture = z.infer<typeof picture>;

const listed = z.object({
  id,
  business_name: z.string(),
  contact_person: z.string(),
  phone: z.string().describe("In E.164 format, such as `+27825550117`."),
  category_name: z.string().nullable(),
  category_slug: z.string().nullable(),
  categories: z.array(chosenCategory),
  city: z.string().nullable(),
  province: province.nullable(),
  willing_to_travel: z.boolean(),
  google_rating: rating.nullable(),
  facebook_rating: rating.nullable(),
  google_review_count: count.nullable(),
  facebook_review_count: count.nullable(),
  ratings_recorded: z
    .boolean()
    .describe(
      "Whether ratings and review counts were recorded by an administrator or an import, rather than typed by the provider.",
    ),
  trust_score: rating,
  trust_tier: z.string().nullable().describe("`Verified`, `Silver`, `Gold`, `Platinum`, `Diamond`, `Diamond 2`, …"),
  price_range: z.array(priceTier),
  keywords: z.array(z.string()),
  logo_url: z.string().nullable(),
  banner_url: z.string().nullable(),
  logo: picture.nullable(),
  banner: picture.nullable(),
  badges: z.array(z.object({ badge_type: badgeTypeSchema })),
  badge_type: z.enum(["none", "pioneer", "premier"]),
  verification_status: z.enum(["verified", "unverified"]),
  is_published: z.boolean(),
  is_super_admin: z.boolean(),
});

/** Rule [browse-18]. */
export const providerCard = listed
  .extend({
    rating: rating.describe("Average of Google and Facebook ratings, weighted by their counts; 0 without reviews."),
    review_count: count,
    price_from: rand.nullable(),
    typical_price: rand.nullable().describe("Price of a typical wedding, in rand; null means on request."),
    typical_price_for: z.string().nullable().describe("What the typical price includes."),
    guests_max: count.nullable().describe("Maximum number of guests; null if not stated."),
    about: z.string().nullable().describe("Beginning of the description, at most 60 characters."),
    answers: z
      .string()
      .nullable()
      .describe("Usual response time, as text, based on at least five enquiries of the last 90 days."),
    distance_km: count
      .nullable()
      .optional()
      .describe("Approximate distance by road from the requested place; null if the provider's place is unknown."),
    reaches: z.enum(coverageKinds).optional(),
    travel_fee_estimate: rand
      .nullable()
      .optional()
      .describe("Approximate cost of travelling there and back by road, in rand; null if no rate is stated."),
    availability: availability.optional().describe("With a date: availability on it, or on the best of several dates."),
    free_dates: z.array(calendarDate).optional().describe("With a flexible date: the dates on which it is free."),
  })
  .meta({ id: "ProviderCard" });
export type ProviderCard = z.infer<typeof providerCard>;

/** Rule [providers-24]. */
export const providerProfile = providerCard
  .extend({
    ...answeredShapes,
    is_owner: z.boolean(),
    primary_category_id: z.int().nullable(),
    additional_categories: z.array(z.int()),
    customFields: z.array(z.object({ id, name: z.string() })),
  })
  .meta({ id: "ProviderProfile" });
export type ProviderProfile = z.infer<typeof providerProfile>;

export const listProvidersRoute = route(calls.listProvidersCall, {
  name: "listProviders",
  summary: "List matching published providers, in the requested order",
  query: providerQuery,
  canonical: plainListQuery,
  answer: z.object({
    providers: z.array(providerCard),
    total: count.describe("Total number of matches; the actual number is higher if `is_total_capped`."),
    is_total_capped: z
      .boolean()
      .describe(
        "True if more than 1,000 match and the rest is not counted; never for one category near a place, or with filters only on category, province, verified or subcategory.",
      ),
    page: z.int(),
    limit: z.int(),
  }),
});

/** A removable filter, named by its chip: both ends of a range are one. */
export type LooseFilter = Exclude<keyof ListQuery, (typeof tied)[number]> | "price";
const tied = ["within", "priceFrom", "priceTo", "sortBy", "flex", "prefer"] as const;
export const looseFilters: readonly LooseFilter[] = [
  ...listQuery.keys.filter(
    (key): key is Exclude<keyof ListQuery, (typeof tied)[number]> => !tied.some((each) => each === key),
  ),
  "price",
];

const countsByFilter = z.partialRecord(z.enum(looseFilters), count);

/** Alternatives to an empty or short list, with their numbers of providers. */
export const ways = z
  .object({
    without: countsByFilter,
    alone: countsByFilter.describe(
      "If removing any one filter finds nothing: the number of matches for each filter alone, a place within the category.",
    ),
    is_place_searched: z
      .boolean()
      .describe(
        "True if the search is the name of a town or province; towns and provinces are then counted without it.",
      ),
    wider: z
      .object({ within: count, total: count })
      .nullable()
      .describe("Near a place: the next distance within which more are found."),
    towns: z.array(z.object({ city: z.string(), total: count })),
    provinces: z.array(z.object({ province, total: count })),
  })
  .meta({ id: "Ways" });
export type Ways = z.infer<typeof ways>;

export const waysQuery = providerQuery.omit({ sortBy: true, place: true, page: true, limit: true });

export const suggestWaysRoute = route(calls.suggestWaysCall, {
  name: "suggestWays",
  summary: "Count matches and suggest other places to look, with their counts",
  query: waysQuery,
  canonical: plainQuery,
  answer: ways.extend({ total: count }),
});
export type WaysAnswer = z.infer<typeof suggestWaysRoute.answer>;

/** A place with its number of providers in the list [map-2]. */
export const mappedPlace = z
  .object({ slug: z.string(), name: z.string(), latitude: z.number(), longitude: z.number(), count })
  .meta({ id: "MappedPlace" });

export const mapProvidersRoute = route(calls.mapProvidersCall, {
  name: "mapProviders",
  summary: "List where matching providers are based, with the number at each place",
  query: waysQuery,
  canonical: plainQuery,
  answer: z.object({
    places: z.array(mappedPlace),
    elsewhere: count.describe("Number that name no known place."),
    total: count.describe("Number of matches, as in the list."),
  }),
});
export type ProviderMap = z.infer<typeof mapProvidersRoute.answer>;

export const readProviderRoute = route(calls.readProviderCall, {
  name: "readProvider",
  summary: "Retrieve a provider's profile",
  params: idParams,
  answer: z.object({ data: providerProfile }),
  refusals: ["provider_not_found", "provider_gone"],
});
