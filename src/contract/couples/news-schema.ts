import { z } from "zod";
import { call } from "../call.ts";
import { id } from "../primitives.ts";
import * as calls from "./calls.ts";

const named = z.object({ provider_id: id, provider_name: z.string() });

/** Since the last visit [couples-7]. */
export const coupleNews = z
  .object({
    since: z.string().nullable().meta({ description: "End of the previous visit; null on the first visit." }),
    delivered: z.int().min(0).meta({ description: "Enquiries delivered to a provider since then." }),
    failed: z.array(named).meta({ description: "Providers whom a recent enquiry could not reach; at most five." }),
    answered: z
      .array(named.extend({ phone: z.string().nullable() }))
      .meta({ description: "Providers who stated since then that they have answered, latest first; at most five." }),
    answered_total: z.int().min(0).meta({ description: "Total number of providers who stated so." }),
    newcomers: z
      .array(named.extend({ category_name: z.string(), category_slug: z.string(), city: z.string().nullable() }))
      .meta({
        description:
          "Providers published since then in categories with an enquiry or favourite, except venues once the couple has one; at most six.",
      }),
  })
  .meta({ id: "CoupleNews" });
export type CoupleNews = z.infer<typeof coupleNews>;

export const visitCoupleDashboard = call({
  ...calls.visitCoupleDashboard,
  name: "visitCoupleDashboard",
  least_role: "reader",
  summary: "Record a couple's dashboard visit and return what is new since the last",
  group: "Couples",
  status: 200,
  answer: z.object({ data: coupleNews }),
});
