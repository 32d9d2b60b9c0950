import { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { presentPhone } from "../../platform/network/phone.ts";
import { issueMissingConfirmation } from "../accounts/email/issue-confirmation.ts";
import { hashToken, newToken } from "../accounts/rules.ts";
import { replyAddressOf } from "../conversations/inbound-mail/make-reply-address.ts";
import { linkConversation } from "../conversations/links/link-conversation.ts";
import type { LabelledLink } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import {
  writeCopyOfMany,
  writeCopyToCouple,
  writeToConfirm,
  writeToProvider,
  writeToUnconfirmed,
  type BulkCopyFacts,
  type EnquiryEmailFacts,
} from "./mail.ts";
import { findEnquiryForEmail } from "./store-direct.ts";
import { updateEnquiryLink } from "./store-links.ts";
import { findForCopy } from "./store.ts";
import { findPendingEnquiry, updatePendingToken } from "./waiting/store-pending.ts";

/** An unconfirmed provider address gets no details of the couple [enquiries-26]. */
export const enquiryToProvider = defineEmail({
  name: "enquiry_to_provider",
  topic: "enquiries",
  data: z.object({ recipient_id: z.string() }),
  async load(ctx, data) {
    const facts = await gatherFacts(ctx, data);
    const { provider_id, has_confirmed } = facts;
    const confirmation_link = has_confirmed ? null : await issueMissingConfirmation(ctx, provider_id);
    return { ...facts, confirmation_link };
  },
  write: ({ confirmation_link, ...facts }) =>
    confirmation_link === null ? writeToProvider(facts) : writeToUnconfirmed({ ...facts, link: confirmation_link }),
});

export const enquiryCopyToCouple = defineEmail({
  name: "enquiry_copy_to_couple",
  topic: "copies",
  data: z.object({ recipient_id: z.string() }),
  async load(ctx, data) {
    const facts = await gatherFacts(ctx, data);
    const conversation_url = await linkConversation(ctx, { id: data.recipient_id, ...facts });
    return { ...asCopy(facts), conversation_url, footer_link: await enquiryLinkOf(ctx, facts) };
  },
  write: writeCopyToCouple,
});

export const bulkCopyToCouple = defineEmail({
  name: "bulk_copy_to_couple",
  topic: "copies",
  data: z.object({ enquiry_id: z.string() }),
  load: gatherCopyFacts,
  write: writeCopyOfMany,
});

export const enquiryToConfirm = defineEmail({
  name: "enquiry_to_confirm",
  topic: "other",
  data: z.object({ held_id: z.string() }),
  async load(ctx, { held_id }) {
    const pending = await findPendingEnquiry(ctx.db, held_id);
    if (!pending || pending.expires_at <= ctx.clock()) throw new EmailDropped("The enquiry was sent or is over.");
    const token = newToken();
    await updatePendingToken(ctx.db, held_id, hashToken(token));
    const { site_name } = await readSettings(ctx);
    const link = `${pageUrl(ctx.config, "/confirm-enquiry")}?token=${token}`;
    return { site_name, recipients_total: pending.recipients_total, link };
  },
  write: writeToConfirm,
});

export const copiesToCouple: readonly Email[] = [enquiryCopyToCouple, bulkCopyToCouple];

/** All emails of an enquiry [emails-6]. */
export const enquiryEmails: readonly Email[] = [enquiryToProvider, enquiryToConfirm, ...copiesToCouple];

const names_max = 10;

/** An unconfirmed address may be a stranger's, so its copy contains nothing that the sender wrote [enquiries-29]. */
function asCopy<Told extends CopiedFields>(
  facts: Told & { is_unconfirmed: boolean },
): Told & { is_unconfirmed: boolean } {
  if (!facts.is_unconfirmed) return facts;
  return { ...facts, couple_name: "", venue_location: null, message: null, services_interested: [] };
}
type CopiedFields = Pick<BulkCopyFacts, "couple_name" | "venue_location" | "message" | "services_interested">;

async function gatherCopyFacts(
  ctx: Context,
  { enquiry_id }: { enquiry_id: string },
): Promise<BulkCopyFacts & { is_unconfirmed: boolean; footer_link: LabelledLink }> {
  const result = await findForCopy(ctx.db, enquiry_id, names_max);
  if (!result?.couple_email) throw new EmailDropped("The enquiry is gone.");
  const { couple_id, couple_phone, ...content } = result;
  return asCopy({
    ...content,
    phone: couple_phone === null ? null : presentPhone(couple_phone),
    site_name: (await readSettings(ctx)).site_name,
    footer_link: await enquiryLinkOf(ctx, { enquiry_id, couple_id }),
  });
}

/** Each copy's link token replaces the last [enquiries-31]. */
async function enquiryLinkOf(
  ctx: Context,
  { enquiry_id, couple_id }: { enquiry_id: string; couple_id: string | null },
): Promise<LabelledLink> {
  if (couple_id !== null)
    return { label: "All your enquiries", href: `${pageUrl(ctx.config, "/couple-dashboard")}#enquiries` };
  const token = newToken();
  await updateEnquiryLink(ctx.db, enquiry_id, hashToken(token));
  return { label: "See or erase this enquiry", href: `${pageUrl(ctx.config, "/your-enquiry")}?token=${token}` };
}

type GatheredFacts = { enquiry_id: string; couple_id: string | null; provider_id: string; is_unconfirmed: boolean } & {
  has_confirmed: boolean;
  is_couple_deleted: boolean;
  link_version: number;
};

async function gatherFacts(
  ctx: Context,
  { recipient_id }: { recipient_id: string },
): Promise<EnquiryEmailFacts & GatheredFacts> {
  const result = await findEnquiryForEmail(ctx.db, recipient_id);
  if (!result?.couple_email) throw new EmailDropped("The enquiry is gone.");
  const { provider_id, couple_phone, ...content } = result;
  if (provider_id === null) throw new EmailDropped("The provider is gone.");
  const { site_name } = await readSettings(ctx);
  return {
    ...content,
    provider_id,
    phone: couple_phone === null ? null : presentPhone(couple_phone),
    site_name,
    profile_url: pageUrl(ctx.config, "/provider/:id", { id: provider_id }),
    enquiries_url: pageUrl(ctx.config, "/enquiries"),
    reply_address: await replyAddressOf(ctx, recipient_id, "provider"),
    answer_url: pageUrl(ctx.config, "/enquiries/:id", { id: recipient_id }),
  };
}
