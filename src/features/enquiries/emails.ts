import { z } from "zod";
import { budgetInRand } from "../../contract/budget/budget-labels.ts";
import { formatCount, formatDate, formatNumber } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import type { BudgetRange } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { presentPhone, type PresentedPhone } from "../../platform/network/phone.ts";
import { issueMissingConfirmation } from "../accounts/email/issue-confirmation.ts";
import { hashToken, newToken } from "../accounts/rules.ts";
import { replyAddressOf } from "../conversations/inbound-mail/make-reply-address.ts";
import { linkConversation } from "../conversations/links/link-conversation.ts";
import {
  button,
  factsBlock,
  listedFooter,
  noteBlock,
  quoteBlock,
  sureButton,
  type Block,
  type EmailFact,
  type LabelledLink,
} from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { findEnquiryForEmail } from "./store-direct.ts";
import { updateEnquiryLink } from "./store-links.ts";
import { findForCopy } from "./store.ts";
import { findPendingEnquiry, updatePendingToken } from "./waiting/store-pending.ts";

/** Replies go straight to the couple [emails-6]. An unconfirmed address gets only a link [enquiries-26]. */
export const enquiryToProvider = defineEmail({
  name: "enquiry_to_provider",
  topic: "enquiries",
  data: z.object({ recipient_id: z.string() }),
  async write(ctx, { recipient_id }, { site_name }) {
    const enquiry = await getEnquiry(ctx, recipient_id);
    const { couple_name, couple_email, provider_id, provider_name, wedding_date } = enquiry;
    const link = enquiry.has_confirmed ? null : await issueMissingConfirmation(ctx, provider_id);
    const footer = {
      footerContent: listedFooter(provider_name, site_name),
      footer_link: { label: "All your enquiries", href: pageUrl(ctx.config, "/enquiries") },
    };
    if (link !== null)
      return {
        subject: "An enquiry is waiting for you",
        title: `A couple wrote to ${provider_name}`,
        lead: "Please confirm that this email address is yours. Then you can read their enquiry and answer it.",
        blocks: [
          button("Confirm my email address", link),
          noteBlock("Confirm your address to receive enquiries in full by email."),
        ],
        ...footer,
      };
    // with a reply address, the couple's own is hidden [conversations-20]
    const reply_address = await replyAddressOf(ctx, recipient_id, "provider");
    return {
      subject: `Enquiry from ${couple_name}${wedding_date === null ? "" : `, ${formatDate(wedding_date)}`}`,
      title: `${couple_name} would like to hear from you`,
      lead: `${sentTo(enquiry)} Reply to this email and your answer goes straight to them.`,
      preview: previewOf(enquiry, "Reply to this email to answer them."),
      blocks: [
        factsBlock(factsOf(enquiry, reply_address === null)),
        quoteBlock("Their message", enquiry.message),
        button(`Answer ${couple_name}`, pageUrl(ctx.config, "/enquiries/:id", { id: recipient_id })),
        noteBlock("Couples often book one of the first vendors to reply."),
      ],
      ...footer,
      replyTo: { name: couple_name, address: reply_address ?? couple_email },
    };
  },
});

export const enquiryCopyToCouple = defineEmail({
  name: "enquiry_copy_to_couple",
  topic: "copies",
  data: z.object({ recipient_id: z.string() }),
  async write(ctx, { recipient_id }, { site_name }) {
    const enquiry = asCopy(await getEnquiry(ctx, recipient_id));
    const { provider_id, provider_name, couple_email, is_unmailed } = enquiry;
    const conversation_url = await linkConversation(ctx, { ...enquiry, id: recipient_id });
    return {
      subject: `Your enquiry to ${provider_name}`,
      title: is_unmailed ? `Please call ${provider_name} too` : `Your enquiry is on its way to ${provider_name}`,
      lead: is_unmailed
        ? `This is your copy. ${provider_name} doesn’t receive enquiries by email, but will see yours when they log in.`
        : `This is your copy. ${provider_name} will answer you at ${couple_email}.`,
      preview: previewOf(enquiry, "Your copy of what you sent."),
      blocks: [
        ...messageCopy(enquiry),
        conversation_url === null
          ? button("See their profile", pageUrl(ctx.config, "/provider/:id", { id: provider_id }), "Their profile")
          : button("Follow your conversation", conversation_url),
      ],
      footerContent: copyFooter(site_name),
      footer_link: await enquiryLinkOf(ctx, enquiry),
    };
  },
});

export const bulkCopyToCouple = defineEmail({
  name: "bulk_copy_to_couple",
  topic: "copies",
  data: z.object({ enquiry_id: z.string() }),
  async write(ctx, { enquiry_id }, { site_name }) {
    const result = await findForCopy(ctx.db, enquiry_id, names_max);
    if (!result?.couple_email) throw new EmailDropped("The enquiry is gone.");
    const { recipients, ...enquiry } = asCopy(result);
    const total = recipients.reduce((sum, { provider_count }) => sum + provider_count, 0);
    const unmailed = recipients.reduce((sum, each) => sum + each.unmailed, 0);
    const many = formatCount(total, "vendor", "vendors");
    const footer_link = await enquiryLinkOf(ctx, { enquiry_id, couple_id: enquiry.couple_id });
    return {
      subject: `Your enquiry to ${many}`,
      title: unmailed === total ? `Please call the ${many} too` : `Your enquiry is on its way to ${many}`,
      lead: `This is your copy. They will answer you at ${enquiry.couple_email}.`,
      preview: previewOf(enquiry, "Your copy of what you sent."),
      blocks: [
        factsBlock(recipients.map(receiversOf)),
        describeUnmailed(unmailed),
        ...messageCopy(enquiry),
        button("See who received it", footer_link.href),
      ],
      footerContent: copyFooter(site_name),
      footer_link,
    };
  },
});

/** The confirmation link only; nothing that the sender wrote. */
export const enquiryToConfirm = defineEmail({
  name: "enquiry_to_confirm",
  topic: "other",
  data: z.object({ held_id: z.string() }),
  async write(ctx, { held_id }, { site_name }) {
    const pending = await findPendingEnquiry(ctx.db, held_id);
    if (!pending || pending.expires_at <= ctx.clock()) throw new EmailDropped("The enquiry was sent or has expired.");
    const token = newToken();
    await updatePendingToken(ctx.db, held_id, hashToken(token));
    const many = formatCount(pending.recipients_total, "vendor", "vendors");
    return {
      subject: `Please confirm your enquiry to ${many}`,
      title: "Please confirm your enquiry",
      lead: `An enquiry to ${many} was written on ${site_name} with this email address. We send it once you confirm that it is yours.`,
      blocks: sureButton(
        "Confirm and send",
        `${pageUrl(ctx.config, "/confirm-enquiry")}?token=${token}`,
        `The link works once, for ${limits.held_enquiry_hours} hours. Then the enquiry is deleted.`,
      ),
      footerContent: `You’re receiving this email because an enquiry with this email address was written on ${site_name}. If it wasn’t you, you don’t need to do anything: nothing is sent.`,
    };
  },
});

export const copiesToCouple: readonly Email[] = [enquiryCopyToCouple, bulkCopyToCouple];

/** All emails of an enquiry [emails-6]. */
export const enquiryEmails: readonly Email[] = [enquiryToProvider, enquiryToConfirm, ...copiesToCouple];

const names_max = 10;

async function getEnquiry(ctx: Context, recipient_id: string) {
  const result = await findEnquiryForEmail(ctx.db, recipient_id);
  if (!result?.couple_email) throw new EmailDropped("The enquiry is gone.");
  const { provider_id } = result;
  if (provider_id === null) throw new EmailDropped("The provider is gone.");
  return { ...result, provider_id };
}

type Enquiry = {
  couple_name: string;
  couple_email: string;
  couple_phone: string | null;
  wedding_date: string | null;
  venue_location: string | null;
  guest_count: number | null;
  budget_range: BudgetRange | null;
  message: string | null;
  services_interested: string[];
};
type Copied = Enquiry & { is_unconfirmed: boolean };

/** An unconfirmed address may be a stranger's, so its copy contains nothing that the sender wrote [enquiries-29]. */
function asCopy<Facts extends Copied>(enquiry: Facts): Facts {
  if (!enquiry.is_unconfirmed) return enquiry;
  return { ...enquiry, couple_name: "", venue_location: null, message: null, services_interested: [] };
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

function sentTo({ provider_name, category_name, is_shared }: Awaited<ReturnType<typeof getEnquiry>>): string {
  if (category_name === null) return `They sent an enquiry to ${provider_name}.`;
  const others = is_shared ? " and to other vendors who suit them" : "";
  return `They are looking for ${category_name} and sent this enquiry to ${provider_name}${others}.`;
}

function describeUnmailed(unmailed: number): Block | null {
  if (unmailed === 0) return null;
  const who =
    unmailed === 1
      ? "1 of them takes no enquiries by email and finds"
      : `${formatNumber(unmailed)} of them take no enquiries by email and find`;
  return noteBlock(`${who} yours on their page when they log in. It’s better to call.`);
}

type Recipients = { category: string; provider_count: number; names: string[] };

function receiversOf({ category, provider_count, names }: Recipients): EmailFact {
  const rest = provider_count - names.length;
  const text = rest > 0 ? `${names.join(", ")} and ${formatNumber(rest)} more` : names.join(", ");
  return { term: `${category} (${formatNumber(provider_count)})`, text };
}

function messageCopy(enquiry: Copied): (Block | null)[] {
  return [
    factsBlock(factsOf(enquiry, true).map(({ term, text }) => ({ term, text }))),
    quoteBlock("Your message", enquiry.message),
    enquiry.is_unconfirmed
      ? noteBlock("Your message isn’t included because this address hasn’t been confirmed.")
      : null,
  ];
}

function copyFooter(site_name: string): string {
  return `You’re receiving this email because an enquiry with this email address was sent on ${site_name}. If it wasn’t you, you don’t need to do anything.`;
}

/** In the order in which a provider needs them. */
function factsOf(enquiry: Enquiry, includesEmail: boolean) {
  const { wedding_date, venue_location, guest_count, budget_range, services_interested, couple_phone } = enquiry;
  return [
    { term: "Wedding date", text: wedding_date && formatDate(wedding_date) },
    { term: "Venue location", text: venue_location },
    { term: "Guests", text: guest_count === null ? null : formatNumber(guest_count) },
    { term: "Budget for the wedding", text: budget_range && budgetInRand(budget_range) },
    ...(services_interested.length === 0 ? [] : [interestsOf(services_interested)]),
    ...(couple_phone === null ? [] : [phoneOf(presentPhone(couple_phone))]),
    ...(includesEmail ? [emailOf(enquiry.couple_email)] : []),
  ];
}

/** Package names may contain commas. */
function interestsOf(names: readonly string[]): EmailFact {
  const [only = ""] = names;
  const text = names.length === 1 ? only : names.map((name) => `\n- ${name}`).join("");
  return { term: "Interested in", text, lines: names };
}

function emailOf(email: string): EmailFact {
  return { term: "Email", text: email, links: [{ label: email, href: mailto(email) }] };
}

function phoneOf({ text, href, whatsapp }: PresentedPhone): EmailFact {
  const other = whatsapp === null ? [] : [{ label: "WhatsApp", href: whatsapp }];
  return { term: "Phone", text, links: [{ label: text, href }, ...other] };
}

function previewOf({ wedding_date, venue_location, guest_count }: Enquiry, last: string): string {
  const guests = guest_count === null ? null : `${formatNumber(guest_count)} guests`;
  const known = [wedding_date === null ? null : formatDate(wedding_date), venue_location, guests].filter(
    (fact) => fact !== null,
  );
  return known.length === 0 ? last : `${known.join(", ")}. ${last}`;
}

/** Escapes only characters that would end the address. */
function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
}
