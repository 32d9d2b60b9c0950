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

type Block =
  | { kind: "facts"; facts: readonly EmailFact[] }
  | { kind: "quote"; label: string; text: string; has_label_in_text: boolean }
  | { kind: "button"; link: LabelledLink; text: string | null }
  | { kind: "spare_link"; href: string }
  | { kind: "note"; text: string };

export type WrittenEmail = {
  site_name: string;
  subject: string;
  /** Its heading. */
  title: string;
  lead: string;
  /** The lead by default. */
  preview?: string;
  blocks: readonly Block[];
  footerContent: string;
  footer_link?: LabelledLink;
  /** Unsubscribe link; none in security emails. */
  stop?: LabelledLink;
  replyTo?: { name: string; address: string };
  files?: readonly MailFile[];
};

export function factsBlock(listed: readonly EmailFact[]): Block {
  return { kind: "facts", facts: listed };
}

export function quoteBlock(label: string, text: string | null, { has_label_in_text = true } = {}): Block[] {
  return text === null ? [] : [{ kind: "quote", label, text, has_label_in_text }];
}

export function button(label: string, href: string, text: string | null): Block {
  return { kind: "button", link: { label, href }, text };
}

/** Repeats the address below the button, to be copied. */
export function sureButton(label: string, href: string, note: string): Block[] {
  return [button(label, href, `${label}:\n${href}`), { kind: "note", text: note }, { kind: "spare_link", href }];
}

export function noteBlock(text: string): Block {
  return { kind: "note", text };
}
