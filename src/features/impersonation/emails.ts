import { z } from "zod";
import { formatDate } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import { writePlain, writeTo } from "../emails/content/write-blocks.ts";
import { defineEmail, type Email } from "../emails/define-email.ts";

/** The admin's name is only in the audit log. */
export const actedAs = defineEmail({
  name: "impersonation_started",
  topic: "security",
  data: z.object({ began_at: z.string() }),
  async write(_ctx, { began_at }, settings) {
    const here = southAfricanTime(new Date(began_at));
    return writePlain({
      subject: "Our staff opened your account",
      lead: `On ${formatDate(here)} at ${here.slice(11, 16)} an ${settings.site_name} staff member opened your account to help with it, for ${limits.impersonation_minutes} minutes at most.`,
      note: `They can read and edit what is in it. They can’t endorse, verify or write to anybody in your name, download your data, change how you log in or log you out.${writeTo(settings, "If you didn’t expect this, write to")}`,
      footerContent: "You’re receiving this email because we tell you whenever our staff opens your account.",
    });
  },
});

export const impersonationEmails: readonly Email[] = [actedAs];
