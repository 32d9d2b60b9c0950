import { plain, quote_mark } from "./mark-lines.ts";

/** Starts of "On … wrote" lines in the mail programs used here. */
const attributionStart = /^(?:-{2,}\s*)?(on|op|am|le|em|ngo)\b/i;
const verbs =
  /(^|\s)(wrote|geskryf|skryf|schreef|schrieb|écrit|escreveu|escribió|scritto|skrev|ubhale|wabhala)(?=[\s:-]|$)/i;
const dateOrTime = /\b20\d\d\b|\b\d{1,2}[:.h]\d\d\b/;
const attributionEnd = /([:：]|-{2,})$/;
const attribution_lines_max = 4;
const attribution_length_max = 500;
const anyAddress = /[^\s@<>]@[^\s@<>]+\.[^\s@<>]/;

const originalMessage =
  /^-{2,}\s*(original (message|appointment)|oorspronklike (boodskap|berig)|oorspronkelijk bericht|ursprüngliche nachricht)\s*-{2,}$/i;
const forwardedMessage = /^-{2,}\s*(forwarded message|aangestuurde boodskap)/i;
const header =
  /^\*?(from|van|von|de|sent|date|to|cc|subject|gestuur|datum|aan|onderwerp|verzonden|gesendet|an|betreff|envoyé|objet|à|para|enviado|assunto)\s*:\*?(\s|$)/i;
const looked_at_max = 15;

export type Mail = {
  lines: readonly string[];
  isOurs: (line: string) => boolean;
  isFromUs: (line: string) => boolean;
};

export const isQuoted = (line: string) => line.startsWith(">");
const isMarked = (line: string) => line.startsWith(quote_mark);
export const unquoted = (line: string) => line.replace(/^(>\s?)+/, "");

type Quote = { at: number; end: number };

/** Null without a quote. */
export function findQuotedText(mail: Mail): Quote | null {
  const { lines } = mail;
  for (const [at, line] of lines.entries()) {
    if (isMarked(line)) {
      const end = endOf(lines, at, isMarked);
      if (!lines.slice(at, end).some((each) => forwardedMessage.test(plain(each)))) return { at, end };
    }
    if (originalMessage.test(line.trim())) return { at, end: Math.max(at + 1, endOfHeaders(lines, at + 1)) };
    const headerLength = headersAt(mail, at) || attributionAt(mail, at);
    if (headerLength > 0) return { at, end: at + headerLength };
    if (isQuoted(line) && !isQuoted(lines[at - 1] ?? "") && isQuoteAlone(mail, at)) return { at, end: at };
  }
  return null;
}

function endOf(lines: readonly string[], at: number, isOne: (line: string) => boolean): number {
  let end = at + 1;
  while (end < lines.length && isOne(lines[end] ?? "")) end += 1;
  return end;
}

/** Only with an attribution, as in Apple's mails, or with our text. */
function isQuoteAlone({ lines, isOurs }: Mail, at: number): boolean {
  const run = lines.slice(at, endOf(lines, at, isQuoted));
  const start = run.slice(0, attribution_lines_max).map(unquoted).join(" ");
  const attribution = start.slice(0, start.indexOf(":", start.search(verbs)) + 1);
  return (
    run.some(isOurs) || (attributionStart.test(attribution) && dateOrTime.test(attribution) && verbs.test(attribution))
  );
}

/** Number of lines; 0 for none. */
function attributionAt(mail: Mail, at: number): number {
  const { lines } = mail;
  let joined = "";
  for (let length = 1; length <= attribution_lines_max; length += 1) {
    const line = lines[at + length - 1] ?? "";
    if (line === "" || isQuoted(line)) return 0;
    joined = `${joined} ${line.trim()}`.trimStart();
    if (joined.length > attribution_length_max) return 0;
    if (attributionEnd.test(joined) && isAttribution(mail, joined, at + length))
      return length > 1 && attributionAt(mail, at + 1) > 0 ? 0 : length;
  }
  return 0;
}

/** By its words, and only above quoted lines or our text. */
function isAttribution(mail: Mail, line: string, below: number): boolean {
  const next = mail.lines.slice(below, below + looked_at_max).find((each) => each !== "") ?? "";
  if (mail.isFromUs(line)) return attributionStart.test(line) || dateOrTime.test(line) || isQuoted(next);
  if (!dateOrTime.test(line)) return false;
  if (isQuoted(next)) return verbs.test(line) || anyAddress.test(line);
  return attributionStart.test(line) && verbs.test(line) && mentionsUs(mail, below);
}

/** Outlook's From, Sent, To, Subject, with an address or our text below; returns the line count, 0 for none. */
function headersAt(mail: Mail, at: number): number {
  const { lines } = mail;
  if (!header.test(lines[at] ?? "")) return 0;
  if (lines.slice(Math.max(0, at - 5), at).some((line) => forwardedMessage.test(line))) return 0;
  const end = endOfHeaders(lines, at);
  const headers = lines.slice(at, end);
  if (headers.filter((line) => header.test(line)).length < 3) return 0;
  return headers.some((line) => anyAddress.test(line) || mail.isFromUs(line)) || mentionsUs(mail, end) ? end - at : 0;
}

function endOfHeaders(lines: readonly string[], from: number): number {
  let end = from;
  for (; end < from + 12 && (lines[end] ?? "") !== ""; end += 1) {
    const goesOn = header.test(lines[end] ?? "") || header.test(lines[end + 1] ?? "");
    if (!goesOn) break;
  }
  return end;
}

function mentionsUs({ lines, isOurs }: Mail, from: number): boolean {
  return lines.slice(from, from + looked_at_max).some(isOurs);
}
