import { formatBudget } from "../../contract/budget/budget-labels.ts";
import { formatCount, formatDate, formatNumber } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import type { BudgetRange } from "../../contract/primitives.ts";
import type { PresentedPhone } from "../../platform/network/phone.ts";
import {
  button,
  factsBlock,
  noteBlock,
  quoteBlock,
  sureButton,
  type EmailFact,
  type LabelledLink,
  type WrittenEmail,
} from "../emails/content/write-blocks.ts";

type CoupleFacts = {
  site_name: string;
  couple_name: string;
  couple_email: string;
  phone: PresentedPhone | null;
  wedding_date: string | null;
  venue_location: string | null;
  guest_count: number | null;
  budget_range: BudgetRange | null;
  message: string | null;
  services_interested: string[];
};

export type EnquiryEmailFacts = CoupleFacts & {
  profile_url: string;
  enquiries_url: string;
  answer_url: string;
  /** With a reply address, the couple's own is hidden [conversations-20]. */
  reply_address: string | null;
  provider_name: string;
  /** Null for a direct enquiry. */
  category_name: string | null;
  is_shared: boolean;
  /** The provider accepts no enquiry emails and sees it on its page. */
  is_unmailed: boolean;
};

export type BulkCopyFacts = CoupleFacts & {
  recipients: { category: string; provider_count: number; unmailed: number; names: string[] }[];
};

type Copied = {
  is_unconfirmed: boolean;
  footer_link: LabelledLink;
};

/** Replies go straight to the couple [emails-6]. */
export function writeToProvider(facts: EnquiryEmailFacts): WrittenEmail {
  const { couple_name, couple_email, provider_name, site_name, enquiries_url, answer_url, reply_address } = facts;
  const subject = `Enquiry from ${couple_name}${facts.wedding_date === null ? "" : `, ${formatDate(facts.wedding_date)}`}`;
  return {
    site_name,
    subject,
    title: `${couple_name} would like to hear from you`,
    lead: `${sentTo(facts)} Reply to this email and your answer goes straight to them.`,
    preview: previewOf(facts, "Reply to this email to answer them."),
    blocks: [
      factsBlock(factsOf(facts, reply_address === null)),
      ...quoteBlock("Their message", facts.message),
      button(`Answer ${couple_name}`, answer_url, `Answer ${couple_name}: ${answer_url}`),
      noteBlock("Couples often book one of the first vendors to reply."),
    ],
    footerContent: `You’re receiving this email because ${provider_name} is listed on ${site_name}.`,
    footer_link: { label: "All your enquiries", href: enquiries_url },
    replyTo: { name: couple_name, address: reply_address ?? couple_email },
  };
}

/** Sent instead to an unconfirmed address: only a link to the enquiry. */
export function writeToUnconfirmed({
  site_name,
  provider_name,
  enquiries_url,
  link,
}: Pick<EnquiryEmailFacts, "site_name" | "provider_name" | "enquiries_url"> & { link: string }): WrittenEmail {
  return {
    site_name,
    subject: "An enquiry is waiting for you",
    title: `A couple wrote to ${provider_name}`,
    lead: "Please confirm that this email address is yours. Then you can read their enquiry and answer it.",
    blocks: [
      button("Confirm my email address", link, `Confirm my email address: ${link}`),
      noteBlock("Confirm your address to receive enquiries in full by email."),
    ],
    footerContent: `You’re receiving this email because ${provider_name} is listed on ${site_name}.`,
    footer_link: { label: "All your enquiries", href: enquiries_url },
  };
}

function sentTo({ provider_name, category_name, is_shared }: EnquiryEmailFacts): string {
  if (category_name === null) return `They sent an enquiry to ${provider_name}.`;
  const others = is_shared ? " and to other vendors who suit them" : "";
  return `They are looking for ${category_name} and sent this enquiry to ${provider_name}${others}.`;
}

/** The confirmation link only; nothing that the sender wrote. */
export function writeToConfirm({
  site_name,
  recipients_total,
  link,
}: Pick<CoupleFacts, "site_name"> & { recipients_total: number; link: string }): WrittenEmail {
  const many = formatCount(recipients_total, "vendor", "vendors");
  return {
    site_name,
    subject: `Please confirm your enquiry to ${many}`,
    title: "Please confirm your enquiry",
    lead: `An enquiry to ${many} was written on ${site_name} with this email address. We send it once you confirm that it is yours.`,
    blocks: [
      ...sureButton(
        "Confirm and send",
        link,
        `The link works once, for ${limits.held_enquiry_hours} hours. Then the enquiry is deleted.`,
      ),
    ],
    footerContent: `You’re receiving this email because an enquiry with this email address was written on ${site_name}. If it wasn’t you, you don’t need to do anything: nothing is sent.`,
  };
}

export function writeCopyToCouple(
  facts: EnquiryEmailFacts & Copied & { conversation_url: string | null },
): WrittenEmail {
  const { provider_name, site_name, profile_url, couple_email, is_unmailed, conversation_url } = facts;
  return {
    site_name,
    subject: `Your enquiry to ${provider_name}`,
    title: is_unmailed ? `Please call ${provider_name} too` : `Your enquiry is on its way to ${provider_name}`,
    lead: is_unmailed
      ? `This is your copy. ${provider_name} doesn’t receive enquiries by email, but will see yours when they log in.`
      : `This is your copy. ${provider_name} will answer you at ${couple_email}.`,
    preview: previewOf(facts, "Your copy of what you sent."),
    blocks: [
      ...messageCopy(facts),
      conversation_url === null
        ? button("See their profile", profile_url, `Their profile: ${profile_url}`)
        : button("Follow your conversation", conversation_url, `Follow your conversation: ${conversation_url}`),
    ],
    footerContent: copyFooter(site_name),
    footer_link: facts.footer_link,
  };
}

export function writeCopyOfMany(facts: BulkCopyFacts & Copied): WrittenEmail {
  const { site_name, couple_email, recipients, footer_link } = facts;
  const total = recipients.reduce((sum, { provider_count }) => sum + provider_count, 0);
  const unmailed = recipients.reduce((sum, each) => sum + each.unmailed, 0);
  const many = formatCount(total, "vendor", "vendors");
  return {
    site_name,
    subject: `Your enquiry to ${many}`,
    title: unmailed === total ? `Please call the ${many} too` : `Your enquiry is on its way to ${many}`,
    lead: `This is your copy. They will answer you at ${couple_email}.`,
    preview: previewOf(facts, "Your copy of what you sent."),
    blocks: [
      factsBlock(recipients.map(receiversOf)),
      ...describeUnmailed(unmailed),
      ...messageCopy(facts),
      button("See who received it", footer_link.href, `See who received it: ${footer_link.href}`),
    ],
    footerContent: copyFooter(site_name),
    footer_link,
  };
}

function describeUnmailed(unmailed: number) {
  if (unmailed === 0) return [];
  const who =
    unmailed === 1
      ? "1 of them takes no enquiries by email and finds"
      : `${formatNumber(unmailed)} of them take no enquiries by email and find`;
  return [noteBlock(`${who} yours on their page when they log in. It’s better to call.`)];
}

function receiversOf({ category, provider_count, names }: BulkCopyFacts["recipients"][number]): EmailFact {
  const rest = provider_count - names.length;
  const text = rest > 0 ? `${names.join(", ")} and ${formatNumber(rest)} more` : names.join(", ");
  return { term: `${category} (${formatNumber(provider_count)})`, text };
}

function messageCopy(facts: CoupleFacts & Copied) {
  const plain = factsOf(facts, true).map(({ term, text }) => ({ term, text }));
  const left_out = facts.is_unconfirmed
    ? [noteBlock("Your message isn’t included because this address hasn’t been confirmed.")]
    : [];
  return [factsBlock(plain), ...quoteBlock("Your message", facts.message), ...left_out];
}

function copyFooter(site_name: string): string {
  return `You’re receiving this email because an enquiry with this email address was sent on ${site_name}. If it wasn’t you, you don’t need to do anything.`;
}

/** In the order in which a provider needs them. */
function factsOf({ couple_email, phone, ...facts }: CoupleFacts, includesEmail: boolean): EmailFact[] {
  const { wedding_date, venue_location, guest_count, budget_range, services_interested } = facts;
  const plain: [string, string | null][] = [
    ["Wedding date", wedding_date === null ? null : formatDate(wedding_date)],
    ["Venue location", venue_location],
    ["Guests", guest_count === null ? null : formatNumber(guest_count)],
    ["Budget for the wedding", budget_range === null ? null : formatBudget(budget_range)],
  ];
  return [
    ...plain.flatMap(([term, text]) => (text === null ? [] : [{ term, text }])),
    ...(services_interested.length === 0 ? [] : [interestsOf(services_interested)]),
    ...(phone === null ? [] : [phoneOf(phone)]),
    ...(includesEmail ? [emailOf(couple_email)] : []),
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

function previewOf({ wedding_date, venue_location, guest_count }: CoupleFacts, last: string): string {
  const guests = guest_count === null ? null : `${formatNumber(guest_count)} guests`;
  const known = [wedding_date === null ? null : formatDate(wedding_date), venue_location, guests].filter(
    (fact) => fact !== null,
  );
  return known.length === 0 ? last : `${known.join(", ")}. ${last}`;
}

/** Escapes only characters that would end the address. */
function mailto(address: string, subject?: string): string {
  const to = encodeURIComponent(address).replaceAll("%40", "@");
  return subject === undefined ? `mailto:${to}` : `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
