import { z } from "zod";
import { call } from "../call.ts";
import * as limits from "../listings/limits.ts";
import { nearSlug, withinKm } from "../places/near-shapes.ts";
import { calendarDate, id, orAbsent } from "../primitives.ts";
import * as listQuery from "./list-query.ts";
import * as words from "./other-words.ts";
import { providerCard } from "./shapes.ts";

const otherProvider = providerCard.pick({
  id: true,
  business_name: true,
  city: true,
  distance_km: true,
  rating: true,
  review_count: true,
  price_from: true,
  typical_price: true,
});

export const listOthers = call({
  ...words.listOthers,
  name: "listOthers",
  summary: "Up to three others of the same category and prices, nearby, that are free on a date",
  group: "Providers",
  params: z.object({ id: z.string() }),
  query: z.object({ date: calendarDate }),
  status: 200,
  answer: z.object({ providers: z.array(otherProvider) }),
  refusals: ["provider_not_found", "provider_gone"],
});
export type OtherProvider = z.infer<typeof otherProvider>;

const circumstances = {
  date: orAbsent(calendarDate),
  near: orAbsent(nearSlug),
  within: orAbsent(withinKm),
};

type Circumstances = { date?: string | undefined; near?: string | undefined; within?: number | undefined };

function plainCircumstances({ date, near, within }: Circumstances): Circumstances {
  return { date, near, within: near === undefined || within === listQuery.empty.within ? undefined : within };
}

export const listSimilar = call({
  ...words.listSimilar,
  name: "listSimilar",
  summary: `Up to ${limits.similar_vendors_max} others of the same category, nearby and with a similar typical price; those available on a date first`,
  group: "Providers",
  params: z.object({ id: z.string() }),
  query: z.object(circumstances),
  canonical: plainCircumstances,
  status: 200,
  answer: z.object({ providers: z.array(providerCard) }),
  refusals: ["provider_not_found", "provider_gone"],
});
export type SimilarProviders = z.infer<typeof listSimilar.answer>;

const compared_count = `Compare one to ${limits.compared_vendors_max} providers.`;

export const compareProviders = call({
  ...words.compareProviders,
  name: "compareProviders",
  summary: "Providers side by side, with what they are on a date and how they reach a place",
  group: "Providers",
  query: z.object({
    vendors: z
      .string(compared_count)
      .transform((ids) => [...new Set(ids.split(","))])
      .pipe(z.array(id).min(1, compared_count).max(limits.compared_vendors_max, compared_count))
      .meta({ description: "Their ids with commas between, in the order in which they are answered." }),
    ...circumstances,
  }),
  canonical: ({ vendors, ...asked }) => ({ vendors, ...plainCircumstances(asked) }),
  status: 200,
  answer: z.object({
    providers: z.array(providerCard).meta({
      description: "Near a place each has its distance, and without `reaches` it does not come there.",
    }),
    missing: z.int().min(0).meta({ description: "How many of them no list shows: unknown, hidden or withdrawn." }),
  }),
});
