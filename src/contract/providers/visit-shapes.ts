import { z } from "zod";
import { call } from "../call.ts";
import * as viewWords from "./view-words.ts";
import * as words from "./words.ts";

const day = z.iso.date().meta({ description: "A day of South Africa's calendar." });

/** Since the last visit to the dashboard [providers-22]. */
export const providerNews = z
  .object({
    since: z.string().meta({ description: "The end of the visit before this one; in a first visit, thirty days ago." }),
    is_first_visit: z.boolean(),
    emails_stopped_at: z.string().nullable().meta({
      description:
        "Since when its address takes no emails about enquiries, or none at all: they stand on its page alone.",
    }),
    enquiries: z.int().min(0).meta({ description: "Received since then." }),
    endorsements: z.int().min(0).meta({ description: "Received since then." }),
    views: z
      .object({
        days: z.array(z.object({ day, views: z.int().min(0) })).meta({ description: "The last seven, today last." }),
        this_week: z.int().min(0).meta({ description: "In these seven days." }),
        week_before: z.int().min(0).meta({ description: "In the seven days before them." }),
      })
      .meta({ description: "How often the profile was looked at." }),
  })
  .meta({ id: "ProviderNews" });
export type ProviderNews = z.infer<typeof providerNews>;

export const visitDashboard = call({
  ...words.visitDashboard,
  name: "visitDashboard",
  summary: "Says that the provider is at its desk, and answers what is new since its last visit",
  group: "Providers",
  status: 200,
  answer: z.object({ data: providerNews }),
});

export const viewProfile = call({
  ...viewWords.viewProfile,
  name: "viewProfile",
  summary: "Counts a look at a published profile: at most one an hour for an address, of which nothing is kept",
  group: "Providers",
  params: z.object({ id: z.string() }),
  status: 204,
  answer: z.null(),
});
