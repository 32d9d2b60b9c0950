import { z } from "zod";
import { call } from "../call.ts";
import { nearSlug, withinKm } from "../places/near-shapes.ts";
import { placeMessages } from "../places/words.ts";
import { orAbsent } from "../primitives.ts";
import * as listQuery from "./list-query.ts";
import { providerCard } from "./shapes.ts";
import * as words from "./words.ts";

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
    total: z.int().min(0).meta({ description: "As many as the list of the category near the place has." }),
    best: z.array(reaching).meta({ description: "The first three of that list." }),
  })
  .meta({ id: "CategoryReach" });
export type CategoryReach = z.infer<typeof categoryReach>;

export const readReach = call({
  ...words.readReach,
  name: "readReach",
  summary: "Category by category, how many providers reach a place, and the best of them",
  group: "Providers",
  query: z.object({
    near: z.string(placeMessages.slug_missing).pipe(nearSlug.min(1, placeMessages.slug_missing)),
    within: orAbsent(withinKm),
  }),
  canonical: ({ near, within }) => ({ near, within: within === listQuery.empty.within ? undefined : within }),
  status: 200,
  answer: z.object({ categories: z.array(categoryReach) }),
});
