import type { MailFile } from "../../platform/mail.ts";

/** A link with its words. */
export type Link = { label: string; href: string };

/** A term and what holds for it. */
export type Fact = {
  term: string;
  text: string;
  /** In HTML these stand in the text's place. */
  links?: readonly Link[];
  /** In HTML these stand in the text's place, one below the other. */
  lines?: readonly string[];
};

type Block =
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "quote"; label: string; text: string; has_label_in_text: boolean }
  | { kind: "button"; link: Link; text: string | null }
  | { kind: "spare_link"; href: string }
  | { kind: "note"; text: string };

/** What an email says, once: its HTML and its text are both made of it. */
export type WrittenEmail = {
  site_name: string;
  subject: string;
  /** Its heading. */
  title: string;
  /** The sentence below it. */
  lead: string;
  /** What lists of mails show after the subject; the lead unless said. */
  preview?: string;
  blocks: readonly Block[];
  /** Why the reader receives this. */
  foot: string;
  /** A quiet way on from there. */
  foot_link?: Link;
  /** Where its reader stops such emails to the address, or all; none in those about the safety of an account. */
  stop?: Link;
  replyTo?: { name: string; address: string };
  files?: readonly MailFile[];
};

/** Terms and what holds for each, one below the other. */
export function facts(listed: readonly Fact[]): Block {
  return { kind: "facts", facts: listed };
}

/** Somebody's own words under a label, which the text leaves out where the words follow from what was said; none for null. */
export function quote(label: string, text: string | null, { has_label_in_text = true } = {}): Block[] {
  return text === null ? [] : [{ kind: "quote", label, text, has_label_in_text }];
}

/** The one thing to do, and how the text says it; null where the text needs no word of it. */
export function button(label: string, href: string, text: string | null): Block {
  return { kind: "button", link: { label, href }, text };
}

/** The one thing to do that must not fail: its address stands below once more, to be copied. */
export function sureButton(label: string, href: string, note: string): Block[] {
  return [button(label, href, `${label}:\n${href}`), { kind: "note", text: note }, { kind: "spare_link", href }];
}

/** A quiet remark. */
export function note(text: string): Block {
  return { kind: "note", text };
}
