import { z } from "zod";
import { defineEmail, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeActedAs } from "./mail.ts";

export const actedAs = defineEmail({
  name: "impersonation_started",
  topic: "security",
  data: z.object({ began_at: z.string() }),
  async load(ctx, { began_at }) {
    const { site_name, contact_email } = await readSettings(ctx);
    return { site_name, contact_email, began_at: new Date(began_at) };
  },
  write: writeActedAs,
});

export const impersonationEmails: readonly Email[] = [actedAs];
