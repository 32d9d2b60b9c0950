import { z } from "zod";
import { call } from "../call.ts";
import * as limits from "../listings/limits.ts";
import { nearSlug, withinKm } from "../places/near-schema.ts";
import { calendarDate, id, orAbsent } from "../primitives.ts";
import * as calls from "./calls.ts";
import * as listQuery from "./list-query.ts";
import { providerCard } from "./schema.ts";

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
  ...calls.listOthers,
  name: "listOthers",
  summary: "List up to three nearby providers, of the same category and prices, free on a date",
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
  ...calls.listSimilar,
  name: "listSimilar",
  summary: `List up to ${limits.similar_vendors_max} nearby, similarly priced providers of the same category, available ones first`,
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
  ...calls.compareProviders,
  name: "compareProviders",
  summary: "Compare providers, with availability on a date and coverage of a place",
  group: "Providers",
  query: z.object({
    vendors: z
      .string(compared_count)
      .transform((ids) => [...new Set(ids.split(","))])
      .pipe(z.array(id).min(1, compared_count).max(limits.compared_vendors_max, compared_count))
      .meta({ description: "Comma-separated provider ids, in the order of the results." }),
    ...circumstances,
  }),
  canonical: ({ vendors, ...asked }) => ({ vendors, ...plainCircumstances(asked) }),
  status: 200,
  answer: z.object({
    providers: z.array(providerCard).meta({
      description: "Near a place, each has its distance; one without `reaches` does not serve it.",
    }),
    missing: z
      .int()
      .min(0)
      .meta({ description: "Number of providers that are not listed: unknown, hidden or withdrawn." }),
  }),
});
