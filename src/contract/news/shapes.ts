import { z } from "zod";
import { call } from "../call.ts";
import * as words from "./words.ts";

const count = z.int().min(0);

/** The last seven days, and what waits [admin-14]. */
export const news = z
  .object({
    since: z.iso.datetime(),
    new_providers: count.meta({ description: "Registered since then, super admins left out." }),
    new_published: count.meta({ description: "Those of them that are published." }),
    new_couples: count,
    quotes_sent: count.meta({ description: "Quotes that were sent since then; nobody here reads what they say." }),
    quotes_accepted: count,
    bookings_confirmed: count,
    open_requests: count.meta({ description: "Providers that ask to be verified." }),
    open_reports: count.meta({ description: "Cases that reports opened and nobody has closed." }),
    resting_verifications: count.meta({ description: "Verified providers that changed, and wait to be confirmed." }),
    missing_settings: count.meta({ description: "Settings that a public site states by law, and that are empty." }),
    failed_emails: count.meta({ description: "Mails that failed and can be sent again." }),
    junk_senders: z
      .array(
        z.object({
          name: z.string(),
          email: z.string(),
          providers: count.meta({ description: "How many providers marked enquiries of it as junk." }),
          last_marked_at: z.iso.datetime(),
        }),
      )
      .meta({
        description: "Senders that several providers marked within thirty days, the worst first, twenty at most.",
      }),
  })
  .meta({ id: "News" });
export type News = z.infer<typeof news>;

export const readNews = call({
  ...words.readNews,
  name: "readNews",
  summary: "What is new on the site, and what waits for an admin",
  group: "Administration",
  status: 200,
  answer: z.object({ data: news }),
});
