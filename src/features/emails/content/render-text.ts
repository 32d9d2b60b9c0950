import { codeOfAddress } from "../../../platform/link-code.ts";
import type { Block, EmailFact, LabelledLink, WrittenEmail } from "./write-blocks.ts";

export function renderText(written: WrittenEmail): string {
  const { subject, title = subject, lead, blocks, footerContent, footer_link, stop } = written;
  const end = [footerContent, ...[footer_link, stop].flatMap((link) => (link ? [lineTo(link)] : []))].join("\n");
  return [title, lead, ...blocks.flatMap((block) => (block && textOf(block)) ?? []), end].join("\n\n");
}

function lineTo({ label, href }: LabelledLink): string {
  return `${label}: ${href}`;
}

/** Null for blocks that only HTML has. */
function textOf(block: Block): string | null {
  switch (block.kind) {
    case "facts":
      return block.facts.map(lineOf).join("\n");
    case "quote":
      return block.has_label_in_text ? `${block.label}:\n${quoted(block.text)}` : quoted(block.text);
    case "button":
      return [block.text, formatCode(block.link)].filter((line) => line !== null).join("\n");
    case "note":
      return block.text;
    case "spare_link":
      return null;
  }
}

/** For mail gateways that remove the part after # [accounts-35]. */
export function formatCode({ href }: LabelledLink): string | null {
  const code = codeOfAddress(href);
  return code === null ? null : `If the page asks for a code, type ${code}`;
}

function lineOf({ term, text }: EmailFact): string {
  return `${term}:${text.startsWith("\n") ? "" : " "}${text}`;
}

function quoted(text: string): string {
  const lines = text.split("\n").map((line) => `> ${line}`.trimEnd());
  return lines.join("\n");
}
