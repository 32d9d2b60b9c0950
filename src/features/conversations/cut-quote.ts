import { compareText } from "./compare-text.ts";
import { dropSignature } from "./drop-signature.ts";
import { findQuote, isQuoted, unquoted, type Mail } from "./find-quote.ts";
import { plain } from "./mark-lines.ts";

const rule = /^[_\-=*]{5,}$/;
/** A forwarded mail says so in its subject: what stands below was meant to be sent. */
const forwarded = /^\s*(fwd?|aangestuur|doorst|wg)\s*:/i;

/** What was written and what was not, each line in one of the two. */
export type Cut = { text: string; quoted: string };

type Known = {
  subject?: string;
  /** What was said in the conversation: what of it comes back is a quote. */
  sent?: string;
  /** By what our emails' head is known: the domain for replies and the sender's address, in small letters. */
  addresses?: readonly string[];
};

/**
 * What somebody wrote in a mail, and apart from it what it answers and the signature [conversations-17]. Answers below or between the quoted lines stay: between
 * them the quoted lines stay too, since they are what is answered. A forwarded mail stays whole. Where nothing but lines that nobody is
 * known to have sent before stand below a quote's head, they are what was written.
 */
export function cutQuote(text: string, { subject = "", sent = "", addresses = [] }: Known = {}): Cut {
  const lines = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\u00A0", " ")
    .replaceAll(/[\u200B\u2060\uFEFF]/g, "")
    .split("\n")
    .map((line) => (line === "-- " ? line : line.trimEnd()));
  if (forwarded.test(subject)) return { text: tidy(lines.map((line) => unquoted(plain(line)))), quoted: "" };
  const mail = { lines, isOurs: compareText(sent), isFromUs: (line: string) => isNamed(line, addresses) };
  const kept = new Set(dropSignature(lines, withoutQuote(mail)));
  const bareLines = lines.map(plain);
  const pick = (isKept: boolean) => tidy(bareLines.map((line, at) => (kept.has(at) === isKept ? line : "")));
  return { text: pick(true), quoted: pick(false) };
}

const isNamed = (line: string, addresses: readonly string[]) => {
  const small = line.toLowerCase();
  return addresses.some((each) => small.includes(each));
};
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** The places of the lines that are no quote. */
function withoutQuote(mail: Mail): number[] {
  const { lines } = mail;
  const quote = findQuote(mail);
  if (quote === null) return range(0, lines.length);
  const above = withoutRule(lines, quote.at);
  const isQuote = isQuoted(lines.slice(quote.end).find((line) => line !== "") ?? "");
  if (isQuote) return [...above, ...answersIn(lines, quote.end)];
  if (above.some((at) => lines[at] !== "")) return above;
  const below = range(quote.end, lines.length);
  return below.some((at) => isQuoted(lines[at] ?? "") || mail.isOurs(lines[at] ?? "")) ? [] : below;
}

/** What stands above the quote, without the line that Outlook draws there. */
function withoutRule(lines: readonly string[], at: number): number[] {
  const last = lines.slice(0, at).findLastIndex((line) => line !== "");
  return range(0, rule.test(lines[last]?.trim() ?? "") ? last : at);
}

/** What stands below or between quoted lines. */
function answersIn(lines: readonly string[], from: number): number[] {
  const runs: { isQuote: boolean; places: number[] }[] = [];
  for (const at of range(from, lines.length)) {
    const line = lines[at] ?? "";
    const last = runs.at(-1);
    const isQuote = isQuoted(line);
    if (last && (last.isQuote === isQuote || line === "")) last.places.push(at);
    else runs.push({ isQuote, places: [at] });
  }
  const answers = runs.filter(({ isQuote, places }) => !isQuote && places.some((at) => lines[at] !== ""));
  if (answers.length < 2) return answers.flatMap(({ places }) => places);
  const last = runs.findLastIndex(({ isQuote }) => !isQuote);
  return runs.slice(0, last + 1).flatMap(({ places }) => places);
}

function tidy(lines: readonly string[]): string {
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
