import { z } from "zod";
import { defineEmail, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";

/** To a provider whose account was deleted. */
export const farewell = defineEmail({
  name: "farewell",
  data: z.object({ business_name: z.string() }),
  forgetWhenSent: true,
  load: async (ctx, { business_name }) => ({ ...(await readSettings(ctx)), business_name }),
  write: async (facts) => (await import("./mail.tsx")).writeFarewell(facts),
});

/** The emails to providers that are no account's or enquiry's own. */
export const providerEmails: readonly Email[] = [farewell];
