import { z } from "zod";
import { pageUrl } from "../../platform/network/page-url.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeEndorsementReceived } from "./mail.ts";
import { findEndorsementForEmail } from "./store.ts";

export const endorsementReceivedEmail = defineEmail({
  name: "endorsement_received",
  topic: "trust",
  data: z.object({ endorsement_id: z.string() }),
  async load(ctx, { endorsement_id }) {
    const result = await findEndorsementForEmail(ctx.db, endorsement_id, ctx.clock());
    if (!result) throw new EmailDropped("The endorsement is gone.");
    const { site_name } = await readSettings(ctx);
    const { endorsed_provider_id, ...facts } = result;
    return { ...facts, site_name, profile_url: pageUrl(ctx.config, "/provider/:id", { id: endorsed_provider_id }) };
  },
  write: writeEndorsementReceived,
});

export const endorsementEmails: readonly Email[] = [endorsementReceivedEmail];
