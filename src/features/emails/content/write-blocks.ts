import type { MailFile } from "../../../platform/network/mail.ts";

export type LabelledLink = { label: string; href: string };

export type EmailFact = {
  term: string;
  text: string;
  /** Replaces the text in HTML. */
  links?: readonly LabelledLink[];
  /** Replaces the text in HTML, one per line. */
  lines?: readonly string[];
};

export type Block =
  | { kind: "facts"; facts: readonly EmailFact[] }
  | { kind: "quote"; label: string; text: string; has_label_in_text: boolean }
  | { kind: "button"; link: LabelledLink; text: string }
  | { kind: "spare_link"; href: string }
  | { kind: "note"; text: string };

export type EmailContent = {
  subject: string;
  /** Its heading; the subject by default. */
  title?: string;
  lead: string;
  /** The lead by default. */
  preview?: string;
  /** Null ones are left out. */
  blocks: readonly (Block | null)[];
  footerContent: string;
  footer_link?: LabelledLink;
  /** Replies go to the sender's address without one. */
  replyTo?: { name: string; address: string } | null;
  files?: readonly MailFile[];
};

export type WrittenEmail = EmailContent & {
  site_name: string;
  /** Unsubscribe link; none in security emails. */
  stop?: LabelledLink;
};

/** Leaves out facts whose text is null. */
export function factsBlock(listed: readonly (EmailFact | { term: string; text: string | null } | null)[]): Block {
  return { kind: "facts", facts: listed.filter((fact): fact is EmailFact => typeof fact?.text === "string") };
}

export function quoteBlock(label: string, text: string | null, { has_label_in_text = true } = {}): Block | null {
  return text === null ? null : { kind: "quote", label, text, has_label_in_text };
}

/** The plain text has the address behind its own label. */
export function button(label: string, href: string, labelInText = label): Block {
  return { kind: "button", link: { label, href }, text: `${labelInText}: ${href}` };
}

/** Repeats the address below the button, to be copied. */
export function sureButton(label: string, href: string, note: string): Block[] {
  const text = `${label}:\n${href}`;
  return [{ kind: "button", link: { label, href }, text }, noteBlock(note), { kind: "spare_link", href }];
}

export function noteBlock(text: string): Block {
  return { kind: "note", text };
}

type PlainEmail = Pick<EmailContent, "subject" | "lead" | "footerContent"> & { action?: LabelledLink; note: string };

export function writePlain({ action, note, ...content }: PlainEmail): EmailContent {
  return { ...content, blocks: action ? sureButton(action.label, action.href, note) : [noteBlock(note)] };
}

export function listedFooter(business_name: string, site_name: string): string {
  return `You’re receiving this email because ${business_name} is listed on ${site_name}.`;
}

type Contact = { site_name: string; contact_email: string };

/** Empty without a contact address [admin-44]. */
export function writeTo({ contact_email }: Contact, sentence: string): string {
  return contact_email === "" ? "" : ` ${sentence} ${contact_email}.`;
}

export function replyToContact({ site_name, contact_email }: Contact): EmailContent["replyTo"] {
  return contact_email === "" ? null : { name: site_name, address: contact_email };
}
