import { z } from "zod";
import { pageUrl } from "../../platform/network/page-url.ts";
import { readNotes } from "../audit/read-notes.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeVerificationEnded, writeGranted } from "./mail.ts";
import { storedRest, storedChange } from "./serialise-grant.ts";
import { findProviderStatus } from "./store.ts";

export const verificationGranted = defineEmail({
  name: "verification_granted",
  topic: "trust",
  data: z.object({ provider_id: z.string(), by: z.literal("the_site").optional(), rest: storedRest.optional() }),
  async load(ctx, { provider_id, by }) {
    const result = await findProviderStatus(ctx.db, provider_id);
    if (!result?.is_verified) throw new EmailDropped("The provider is gone or not verified any more.");
    const { site_name } = await readSettings(ctx);
    const profile_url = pageUrl(ctx.config, "/provider/:id", { id: provider_id });
    return { site_name, business_name: result.business_name, profile_url, by_the_site: by === "the_site" };
  },
  write: writeGranted,
});

export const verificationEnded = defineEmail({
  name: "verification_ended",
  topic: "trust",
  data: z.object({ provider_id: z.string(), entry_id: z.string(), ...storedChange.shape }),
  async load(ctx, { provider_id, entry_id }) {
    const result = await findProviderStatus(ctx.db, provider_id);
    if (!result || result.is_verified) throw new EmailDropped("The provider is gone or verified again.");
    const { site_name, contact_email } = await readSettings(ctx);
    const reason = await readNotes(ctx.db, entry_id);
    return { site_name, contact_email, business_name: result.business_name, reason };
  },
  write: writeVerificationEnded,
});

export const badgeEmails: readonly Email[] = [verificationGranted, verificationEnded];
