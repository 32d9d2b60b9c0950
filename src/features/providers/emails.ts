import { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/page-url.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeFarewell, writeRests, writeRestsToSite } from "./mail.ts";
import { findProfile } from "./store.ts";

/** To a provider whose account was deleted. */
export const farewell = defineEmail({
  name: "farewell",
  data: z.object({ business_name: z.string() }),
  forgetWhenSent: true,
  load: async (ctx, { business_name }) => ({ ...(await readSettings(ctx)), business_name }),
  write: writeFarewell,
});

const ofProvider = z.object({ provider_id: z.string() });

/** To a provider that is not who was verified any more [trust-24]. */
export const verificationRests = defineEmail({
  name: "verification_rests",
  data: ofProvider,
  load: gatherRest,
  write: writeRests,
});

/** The same, to whoever runs the site. */
export const verificationRestsToSite = defineEmail({
  name: "verification_rests_to_site",
  data: ofProvider,
  load: gatherRest,
  write: writeRestsToSite,
});

async function gatherRest(ctx: Context, { provider_id }: { provider_id: string }) {
  const found = await findProfile(ctx.db, provider_id);
  if (!found?.verification_rests_since) throw new EmailDropped("The provider is gone or confirmed meanwhile.");
  const { site_name, contact_email } = await readSettings(ctx);
  return {
    site_name,
    contact_email,
    business_name: found.business_name,
    verified_name: found.verified_as?.business_name ?? found.business_name,
    changed: found.verification_rests_for ?? "",
    profile_url: pageUrl(ctx.config, "/provider/:id", { id: provider_id }),
    dashboard_url: `${pageUrl(ctx.config, "/dashboard")}#endorsements`,
    admin_url: pageUrl(ctx.config, "/admin"),
  };
}

/** The emails to providers that are no account's or enquiry's own. */
export const providerEmails: readonly Email[] = [farewell, verificationRests, verificationRestsToSite];
