import { readNotes } from "../audit/read-notes.ts";
import { EmailDropped, type EmailTemplates } from "../emails/queue-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { findRequest } from "./store-requests.ts";
import { findRequestForEmail, findStanding } from "./store.ts";

/** The emails about verification. What they say is read when they leave, and what writes them is loaded then. */
export const verificationEmails: EmailTemplates = {
  async verification_granted(ctx, { provider_id = "", by }) {
    const { writeGranted } = await import("./mail.tsx");
    const found = await findStanding(ctx.db, provider_id);
    if (!found?.is_verified) throw new EmailDropped("The provider is gone or not verified any more.");
    const { site_name } = await readSettings(ctx);
    const profile_url = `${ctx.config.publicUrl}/provider/${provider_id}`;
    const { business_name } = found;
    return writeGranted({ site_name, business_name, profile_url, by_the_site: by === "the_site" });
  },
  async verification_ended(ctx, { provider_id = "", entry_id = "" }) {
    const { writeEnded } = await import("./mail.tsx");
    const found = await findStanding(ctx.db, provider_id);
    if (!found || found.is_verified) throw new EmailDropped("The provider is gone or verified again.");
    const { site_name, contact_email } = await readSettings(ctx);
    const reason = await readNotes(ctx.db, entry_id);
    return writeEnded({ site_name, contact_email, business_name: found.business_name, reason });
  },
  async verification_not_yet(ctx, { request_id = "" }) {
    const { writeNotYet } = await import("./mail.tsx");
    const request = await findRequest(ctx.db, request_id);
    const found = request && (await findStanding(ctx.db, request.provider_id));
    if (!found || found.is_verified) throw new EmailDropped("The provider is gone or verified meanwhile.");
    const { site_name, contact_email } = await readSettings(ctx);
    const dashboard_url = `${ctx.config.publicUrl}/dashboard#endorsements`;
    const { business_name } = found;
    return writeNotYet({ site_name, contact_email, business_name, reason: request.note, dashboard_url });
  },
  async verification_requested(ctx, { request_id = "" }) {
    const { writeRequested } = await import("./mail.tsx");
    const found = await findRequestForEmail(ctx.db, request_id);
    if (!found) throw new EmailDropped("The provider is gone.");
    const { provider_id, ...facts } = found;
    const { site_name } = await readSettings(ctx);
    return writeRequested({ ...facts, site_name, profile_url: `${ctx.config.publicUrl}/provider/${provider_id}` });
  },
};
