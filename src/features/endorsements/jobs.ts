import { EmailDropped, type EmailTemplates } from "../emails/queue-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { findForEmail } from "./store.ts";

/** The email to the endorsed. What it says is read when it leaves, and what writes it is loaded then. */
export const endorsementEmails: EmailTemplates = {
  async endorsement_received(ctx, { endorsement_id = "" }) {
    const found = await findForEmail(ctx.db, endorsement_id);
    if (!found) throw new EmailDropped("The endorsement is gone.");
    const { writeEndorsementReceived } = await import("./mail.tsx");
    const { site_name } = await readSettings(ctx);
    const { endorsed_provider_id, ...told } = found;
    return writeEndorsementReceived({
      ...told,
      site_name,
      profile_url: `${ctx.config.publicUrl}/provider/${endorsed_provider_id}`,
    });
  },
};
