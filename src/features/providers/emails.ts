import { z } from "zod";
import { defineEmail, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeFarewell } from "./mail.ts";

/** To a provider whose account was deleted. */
export const farewell = defineEmail({
  name: "farewell",
  data: z.object({ business_name: z.string() }),
  forgetWhenSent: true,
  load: async (ctx, { business_name }) => ({ ...(await readSettings(ctx)), business_name }),
  write: writeFarewell,
});

/** The emails to providers that are no account's or enquiry's own. */
export const providerEmails: readonly Email[] = [farewell];
