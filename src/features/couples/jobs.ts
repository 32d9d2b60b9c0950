import type { LetterTemplates } from "../../platform/letters.ts";
import { readSettings } from "../settings/read-settings.ts";

/** The letters to couples that are no account's or enquiry's own. What writes them is loaded when one leaves. */
export const coupleLetters: LetterTemplates = {
  async couple_farewell(ctx) {
    const { writeCoupleFarewell } = await import("./mail.tsx");
    const { site_name, contact_email } = await readSettings(ctx);
    return writeCoupleFarewell({ site_name, contact_email });
  },
};
