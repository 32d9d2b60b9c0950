import { z } from "zod";
import { defineEmail, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeCoupleFarewell } from "./mail.ts";

/** To a couple that deleted its account. */
export const coupleFarewell = defineEmail({
  name: "couple_farewell",
  topic: "security",
  data: z.object({}),
  forgetWhenSent: true,
  load: (ctx) => readSettings(ctx),
  write: writeCoupleFarewell,
});

/** The emails to couples that are no account's or enquiry's own. */
export const coupleEmails: readonly Email[] = [coupleFarewell];
