import { z } from "zod";
import { pageUrl } from "../../platform/network/page-url.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeNotYet, writeRequested } from "./mail.ts";
import { findRequest } from "./store-requests.ts";
import { findProviderStatus, findRequestForEmail } from "./store.ts";

const aboutRequest = z.object({ request_id: z.string() });

export const verificationNotYet = defineEmail({
  name: "verification_not_yet",
  topic: "trust",
  data: aboutRequest,
  async load(ctx, { request_id }) {
    const request = await findRequest(ctx.db, request_id);
    const result = request && (await findProviderStatus(ctx.db, request.provider_id));
    if (!result || result.is_verified) throw new EmailDropped("The provider is gone or verified meanwhile.");
    const { site_name, contact_email } = await readSettings(ctx);
    const dashboard_url = `${pageUrl(ctx.config, "/dashboard")}#endorsements`;
    return { site_name, contact_email, business_name: result.business_name, reason: request.note, dashboard_url };
  },
  write: writeNotYet,
});

export const verificationRequested = defineEmail({
  name: "verification_requested",
  topic: "other",
  data: aboutRequest,
  async load(ctx, { request_id }) {
    const result = await findRequestForEmail(ctx.db, request_id);
    if (!result) throw new EmailDropped("The provider is gone.");
    const { provider_id, ...facts } = result;
    const { site_name } = await readSettings(ctx);
    return { ...facts, site_name, profile_url: pageUrl(ctx.config, "/provider/:id", { id: provider_id }) };
  },
  write: writeRequested,
});

export const verificationEmails: readonly Email[] = [verificationNotYet, verificationRequested];
