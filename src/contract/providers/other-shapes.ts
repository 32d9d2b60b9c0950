import { z } from "zod";
import { call } from "../call.ts";
import { calendarDate } from "../primitives.ts";
import * as words from "./other-words.ts";
import { providerCard } from "./shapes.ts";

/** A provider that may be asked in the place of another, in a line. */
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
