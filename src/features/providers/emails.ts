import { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import {
  superAdminChanges,
  writeFarewell,
  writeRestored,
  writeRests,
  writeRestsToSite,
  writeSuperAdminsChanged,
  writeSuspended,
} from "./mail.ts";
import { findProfile, findUser } from "./store.ts";

export const farewell = defineEmail({
  name: "farewell",
  topic: "security",
  data: z.object({ business_name: z.string() }),
  forgetWhenSent: true,
  load: async (ctx, { business_name }) => ({ ...(await readSettings(ctx)), business_name }),
  write: writeFarewell,
});

const ofProvider = z.object({ provider_id: z.string() });

/** To a provider whose verification is paused, since its identity changed [trust-24]. */
export const verificationRests = defineEmail({
  name: "verification_rests",
  topic: "security",
  data: ofProvider,
  load: gatherRest,
  write: writeRests,
});

export const verificationRestsToSite = defineEmail({
  name: "verification_rests_to_site",
  topic: "other",
  data: ofProvider,
  load: gatherRest,
  write: writeRestsToSite,
});

async function gatherRest(ctx: Context, { provider_id }: { provider_id: string }) {
  const result = await findProfile(ctx.db, provider_id);
  if (!result?.verification_rests_since) throw new EmailDropped("The provider is gone or confirmed meanwhile.");
  const { site_name, contact_email } = await readSettings(ctx);
  return {
    site_name,
    contact_email,
    business_name: result.business_name,
    verified_name: result.verified_as?.business_name ?? result.business_name,
    changed: result.verification_rests_for ?? "",
    profile_url: pageUrl(ctx.config, "/provider/:id", { id: provider_id }),
    dashboard_url: `${pageUrl(ctx.config, "/dashboard")}#endorsements`,
    admin_url: pageUrl(ctx.config, "/admin"),
  };
}

export const suspended = defineEmail({
  name: "provider_suspended",
  topic: "security",
  data: ofProvider,
  async load(ctx, { provider_id }) {
    const { suspended_reason, ...facts } = await statusOf(ctx, provider_id);
    if (suspended_reason === null) throw new EmailDropped("The suspension has been lifted.");
    return { ...facts, reason: suspended_reason };
  },
  write: writeSuspended,
});

export const restored = defineEmail({
  name: "provider_restored",
  topic: "security",
  data: ofProvider,
  async load(ctx, { provider_id }) {
    const { suspended_reason, ...facts } = await statusOf(ctx, provider_id);
    if (suspended_reason !== null) throw new EmailDropped("It has been suspended again.");
    return facts;
  },
  write: writeRestored,
});

async function statusOf(ctx: Context, provider_id: string) {
  const result = await findProfile(ctx.db, provider_id);
  if (!result) throw new EmailDropped("The provider is gone.");
  const { site_name, contact_email } = await readSettings(ctx);
  const { business_name, suspended_reason } = result;
  return {
    site_name,
    contact_email,
    business_name,
    suspended_reason,
    dashboard_url: pageUrl(ctx.config, "/dashboard"),
  };
}

export const superAdminsChanged = defineEmail({
  name: "super_admins_changed",
  topic: "security",
  data: z.object({ change: z.enum(superAdminChanges), id: z.string(), by: z.string() }),
  async load(ctx, { change, id, by }) {
    const [changed, doer] = [await findUser(ctx.db, id), await findUser(ctx.db, by)];
    if (!changed) throw new EmailDropped("The account is gone.");
    const { site_name } = await readSettings(ctx);
    const doer_name = doer?.business_name ?? "a super admin who is gone";
    return { site_name, change, name: changed.business_name, doer_name, admins_url: adminsUrl(ctx) };
  },
  write: writeSuperAdminsChanged,
});

function adminsUrl({ config }: Pick<Context, "config">): string {
  return `${pageUrl(config, "/admin")}#admins`;
}

export const providerEmails: readonly Email[] = [
  farewell,
  verificationRests,
  verificationRestsToSite,
  suspended,
  restored,
  superAdminsChanged,
];
