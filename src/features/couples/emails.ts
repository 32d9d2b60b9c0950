import { z } from "zod";
import { defineEmail, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeCoupleFarewell } from "./mail.ts";

export const coupleFarewell = defineEmail({
  name: "couple_farewell",
  topic: "security",
  data: z.object({ is_handed: z.boolean().default(false) }),
  forgetWhenSent: true,
  load: async (ctx, { is_handed }) => ({ ...(await readSettings(ctx)), is_handed }),
  write: writeCoupleFarewell,
});

export const coupleEmails: readonly Email[] = [coupleFarewell];
