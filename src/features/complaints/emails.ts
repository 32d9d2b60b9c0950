import { z } from "zod";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeComplaint } from "./mail.ts";
import { findComplaint } from "./store.ts";

export const complaintToSite = defineEmail({
  name: "complaint_to_site",
  topic: "other",
  data: z.object({ complaint_id: z.string() }),
  async load(ctx, { complaint_id }) {
    const complaint = await findComplaint(ctx.db, complaint_id);
    if (complaint === null) throw new EmailDropped("The complaint is gone.");
    const { site_name } = await readSettings(ctx);
    return { site_name, complaint };
  },
  write: writeComplaint,
});

export const complaintEmails: readonly Email[] = [complaintToSite];
