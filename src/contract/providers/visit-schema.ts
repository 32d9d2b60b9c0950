import { z } from "zod";
import { call } from "../call.ts";
import * as calls from "./calls.ts";

const day = z.iso.date().meta({ description: "South African calendar date." });

/** Since the last visit to the dashboard [providers-22]. */
export const providerNews = z
  .object({
    since: z.string().meta({ description: "End of the previous visit; thirty days ago on the first visit." }),
    is_first_visit: z.boolean(),
    emails_stopped_at: z.string().nullable().meta({
      description:
        "Since when the address receives no enquiry emails, or none at all; enquiries then appear on its page only.",
    }),
    enquiries: z.int().min(0).meta({ description: "Received since then." }),
    endorsements: z.int().min(0).meta({ description: "Received since then." }),
    views: z
      .object({
        days: z
          .array(z.object({ day, views: z.int().min(0) }))
          .meta({ description: "The last seven days, today last." }),
        this_week: z.int().min(0).meta({ description: "Views in these seven days." }),
        week_before: z.int().min(0).meta({ description: "Views in the seven days before them." }),
      })
      .meta({ description: "Number of profile views." }),
  })
  .meta({ id: "ProviderNews" });
export type ProviderNews = z.infer<typeof providerNews>;

export const visitDashboard = call({
  ...calls.visitDashboard,
  name: "visitDashboard",
  summary: "Record a provider's dashboard visit and return what is new since the last",
  group: "Providers",
  status: 200,
  answer: z.object({ data: providerNews }),
});

export const viewProfile = call({
  ...calls.viewProfile,
  name: "viewProfile",
  summary: "Count a view of a published profile, at most hourly per address, which is not stored",
  group: "Providers",
  params: z.object({ id: z.string() }),
  status: 204,
  answer: z.null(),
});
