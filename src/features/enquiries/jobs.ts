import type { Context } from "../../platform/context.ts";
import { presentPhone } from "../../platform/phone.ts";
import { type EmailData, EmailDropped, type EmailTemplates } from "../emails/queue-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { BulkCopyFacts, EnquiryEmailFacts } from "./mail.tsx";
import { findForCopy, findForEmail } from "./store.ts";

/** The emails that an enquiry promises [emails-6]. What they say is read when they leave, and what writes them is loaded then. */
export const enquiryEmails: EmailTemplates = {
  async enquiry_to_provider(ctx, data) {
    const { writeToProvider } = await import("./mail.tsx");
    return writeToProvider(await gatherFacts(ctx, data));
  },
  async enquiry_copy_to_couple(ctx, data) {
    const { writeCopyToCouple } = await import("./mail.tsx");
    return writeCopyToCouple(await gatherFacts(ctx, data));
  },
  async bulk_copy_to_couple(ctx, data) {
    const { writeCopyOfMany } = await import("./mail.tsx");
    return writeCopyOfMany(await gatherCopyFacts(ctx, data));
  },
};

/** So many names of each category stand in the couple's copy. */
const names_max = 10;

async function gatherCopyFacts(ctx: Context, { enquiry_id = "" }: EmailData): Promise<BulkCopyFacts> {
  const found = await findForCopy(ctx.db, enquiry_id, names_max);
  if (!found) throw new EmailDropped("The enquiry is gone.");
  const { couple_id, couple_phone, ...content } = found;
  return {
    ...content,
    phone: couple_phone === null ? null : presentPhone(couple_phone),
    site_name: (await readSettings(ctx)).site_name,
    dashboard_url: couple_id === null ? null : `${ctx.config.publicUrl}/couple-dashboard`,
  };
}

async function gatherFacts(ctx: Context, { recipient_id = "" }: EmailData): Promise<EnquiryEmailFacts> {
  const found = await findForEmail(ctx.db, recipient_id);
  if (!found) throw new EmailDropped("The enquiry is gone.");
  const { provider_id, couple_phone, ...content } = found;
  if (provider_id === null) throw new EmailDropped("The provider is gone.");
  const { site_name } = await readSettings(ctx);
  const { publicUrl } = ctx.config;
  return {
    ...content,
    phone: couple_phone === null ? null : presentPhone(couple_phone),
    site_name,
    profile_url: `${publicUrl}/provider/${provider_id}`,
    enquiries_url: `${publicUrl}/enquiries`,
  };
}
