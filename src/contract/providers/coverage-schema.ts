import { z } from "zod";
import { call } from "../call.ts";
import { placeMessages } from "../places/calls.ts";
import { nearSlug, withinKm } from "../places/near-schema.ts";
import { orAbsent } from "../primitives.ts";
import * as calls from "./calls.ts";
import * as listQuery from "./list-query.ts";
import { providerCard } from "./schema.ts";

const reaching = providerCard.pick({
  id: true,
  business_name: true,
  city: true,
  distance_km: true,
  reaches: true,
  travel_fee_estimate: true,
});

export const categoryReach = z
  .object({
    name: z.string(),
    slug: z.string(),
    total: z.int().min(0).meta({ description: "Number of providers in the category's list near the place." }),
    best: z.array(reaching).meta({ description: "The first three providers in that list." }),
  })
  .meta({ id: "CategoryReach" });
export type CategoryReach = z.infer<typeof categoryReach>;

export const readReach = call({
  ...calls.readReach,
  name: "readReach",
  summary: "Count the providers that reach a place by category, with the best of each",
  group: "Providers",
  query: z.object({
    near: z.string(placeMessages.slug_missing).pipe(nearSlug.min(1, placeMessages.slug_missing)),
    within: orAbsent(withinKm),
  }),
  canonical: ({ near, within }) => ({ near, within: within === listQuery.empty.within ? undefined : within }),
  status: 200,
  answer: z.object({ categories: z.array(categoryReach) }),
});
