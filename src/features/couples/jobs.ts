import type { EmailTemplates } from "../emails/queue-email.ts";
import { readSettings } from "../settings/read-settings.ts";

/** The emails to couples that are no account's or enquiry's own. What writes them is loaded when one leaves. */
export const coupleEmails: EmailTemplates = {
  async couple_farewell(ctx) {
    const { writeCoupleFarewell } = await import("./mail.tsx");
    const { site_name, contact_email } = await readSettings(ctx);
    return writeCoupleFarewell({ site_name, contact_email });
  },
};
