import { z } from "zod";
import { call } from "../call.ts";
import { id } from "../primitives.ts";
import * as words from "./words.ts";

const named = z.object({ provider_id: id, provider_name: z.string() });

/** Since the last visit [couples-7]. */
export const coupleNews = z
  .object({
    since: z.string().nullable().meta({ description: "The end of the visit before this one; null in a first visit." }),
    delivered: z.int().min(0).meta({ description: "Enquiries that reached a provider since then." }),
    failed: z
      .array(named)
      .meta({ description: "Providers whom an enquiry of these days could not reach; five at most." }),
    answered: z
      .array(named.extend({ phone: z.string().nullable() }))
      .meta({ description: "Providers that say since then that they have answered, the latest first; five at most." }),
    answered_total: z.int().min(0).meta({ description: "How many say so in all." }),
    newcomers: z
      .array(named.extend({ category_name: z.string(), category_slug: z.string(), city: z.string().nullable() }))
      .meta({
        description:
          "Providers published since then in categories that the couple asked or keeps favourites in, but for venues once it has one; six at most.",
      }),
  })
  .meta({ id: "CoupleNews" });
export type CoupleNews = z.infer<typeof coupleNews>;

export const visitCoupleDashboard = call({
  ...words.visitCoupleDashboard,
  name: "visitCoupleDashboard",
  least_role: "reader",
  summary: "Says that the couple is at its dashboard, and answers what is new since its last visit",
  group: "Couples",
  status: 200,
  answer: z.object({ data: coupleNews }),
});
