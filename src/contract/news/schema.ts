import { z } from "zod";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Administration");
const count = z.int().min(0);

/** The last seven days, and what waits [admin-14]. */
export const news = z
  .object({
    since: z.iso.datetime(),
    new_providers: count.describe("Providers registered since then, excluding super admins."),
    new_published: count.describe("Number of them that are published."),
    new_couples: count,
    quotes_sent: count.describe("Quotes sent since then; their contents are not readable here."),
    quotes_accepted: count,
    bookings_confirmed: count,
    open_requests: count.describe("Providers requesting verification."),
    open_reports: count.describe("Open report cases."),
    resting_verifications: count.describe("Verified providers that changed and await confirmation."),
    missing_settings: count.describe("Settings that a public site must state by law and that are empty."),
    failed_emails: count.describe("Failed emails that can be sent again."),
    junk_senders: z
      .array(
        z.object({
          name: z.string(),
          email: z.string(),
          providers: count.describe("Number of providers who marked its enquiries as junk."),
          last_marked_at: z.iso.datetime(),
        }),
      )
      .describe("Senders marked by several providers within thirty days, worst first; at most twenty."),
  })
  .meta({ id: "News" });
export type News = z.infer<typeof news>;

export const readNewsRoute = route(calls.readNewsCall, {
  name: "readNews",
  summary: "Retrieve what is new on the site and what awaits an admin",
  answer: z.object({ data: news }),
});
