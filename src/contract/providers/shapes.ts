import { z } from "zod";
import { availability } from "../calendars/shapes.ts";
import { call } from "../call.ts";
import { coverageKinds } from "../places/words.ts";
import { badgeTypeSchema, calendarDate, id, priceTier, province } from "../primitives.ts";
import { answeredShapes } from "./field-shapes.ts";
import * as listQuery from "./list-query.ts";
import type { ListQuery } from "./list-query.ts";
import * as listWords from "./list-words.ts";
import { plainListQuery, plainQuery, providerQuery } from "./query-shapes.ts";
import * as words from "./words.ts";

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
    url: z.string().meta({ description: "The widest version." }),
    srcset: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string().meta({
      description: "A tiny version as a data address; empty where none is wanted, as for the logo of a card.",
    }),
  })
  .meta({ id: "Picture" });
export type Picture = z.infer<typeof picture>;

const listed = z.object({
  id,
  business_name: z.string(),
  contact_person: z.string(),
  phone: z.string().meta({ description: "E.164, as `+27825550117`." }),
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
  ratings_recorded: z.boolean().meta({
    description:
      "Whether ratings and review counts were recorded by an administrator or an import, not typed by the provider.",
  }),
  trust_score: rating,
  trust_tier: z
    .string()
    .nullable()
    .meta({ description: "`Verified`, `Silver`, `Gold`, `Platinum`, `Diamond`, `Diamond 2`, …" }),
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
    rating: rating.meta({ description: "Google and Facebook ratings, weighted by their counts; 0 without reviews." }),
    review_count: count,
    price_from: rand.nullable(),
    typical_price: rand.nullable().meta({ description: "What a typical wedding costs, in rand; null: on request." }),
    typical_price_for: z.string().nullable().meta({ description: "What the typical price includes." }),
    guests_max: count.nullable().meta({ description: "How many guests it can take; null where it does not say." }),
    about: z.string().nullable().meta({ description: "The first words of its description, 60 characters at most." }),
    answers: z
      .string()
      .nullable()
      .meta({ description: "How fast it usually answers, in words, where five enquiries of the last 90 days tell." }),
    distance_km: count
      .nullable()
      .optional()
      .meta({ description: "About how far it is by road from the place asked for; null where its own is unknown." }),
    reaches: z.enum(coverageKinds).optional(),
    travel_fee_estimate: rand
      .nullable()
      .optional()
      .meta({ description: "About what the road there and back costs, in rand; null where it names no rate." }),
    availability: availability
      .optional()
      .meta({ description: "With a date: what it is then; on the best of several." }),
    free_dates: z
      .array(calendarDate)
      .optional()
      .meta({ description: "With a flexible date: on which of the days it is free." }),
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

export const listProviders = call({
  ...listWords.listProviders,
  name: "listProviders",
  summary: "Published providers that match, in the order asked for",
  group: "Providers",
  query: providerQuery,
  canonical: plainListQuery,
  status: 200,
  answer: z.object({
    providers: z.array(providerCard),
    total: count.meta({ description: "How many match in all; where `is_total_capped`, more than that." }),
    is_total_capped: z.boolean().meta({
      description:
        "Of a list of more than 1,000 the rest is not counted, unless it is of one category near a place, or by nothing but category, province, verified or subcategory.",
    }),
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
    alone: countsByFilter.meta({
      description:
        "Where nothing is found with any one filter let go: how many one of them finds by itself, a place within the category.",
    }),
    is_place_searched: z.boolean().meta({
      description: "The search is the name of a town or province: towns and provinces are counted without it.",
    }),
    wider: z
      .object({ within: count, total: count })
      .nullable()
      .meta({ description: "Near a place: the next distance within which more are found." }),
    towns: z.array(z.object({ city: z.string(), total: count })),
    provinces: z.array(z.object({ province, total: count })),
  })
  .meta({ id: "Ways" });
export type Ways = z.infer<typeof ways>;

export const waysQuery = providerQuery.omit({ sortBy: true, place: true, page: true, limit: true });

export const suggestWays = call({
  ...words.suggestWays,
  name: "suggestWays",
  summary: "How many match, and where else to look with how many are there",
  group: "Providers",
  query: waysQuery,
  canonical: plainQuery,
  status: 200,
  answer: ways.extend({ total: count }),
});
export type WaysAnswer = z.infer<typeof suggestWays.answer>;

/** A place with its number of providers in the list [map-2]. */
export const mappedPlace = z
  .object({ slug: z.string(), name: z.string(), latitude: z.number(), longitude: z.number(), count })
  .meta({ id: "MappedPlace" });

export const mapProviders = call({
  ...listWords.mapProviders,
  name: "mapProviders",
  summary: "Where the matching providers are at home: each place with how many are there",
  group: "Providers",
  query: waysQuery,
  canonical: plainQuery,
  status: 200,
  answer: z.object({
    places: z.array(mappedPlace),
    elsewhere: count.meta({ description: "How many name no place that we know." }),
    total: count.meta({ description: "How many match: as many as the list has." }),
  }),
});
export type ProviderMap = z.infer<typeof mapProviders.answer>;

export const readProvider = call({
  ...words.readProvider,
  name: "readProvider",
  summary: "A provider's profile",
  group: "Providers",
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({ data: providerProfile }),
  refusals: ["provider_not_found", "provider_gone"],
});
