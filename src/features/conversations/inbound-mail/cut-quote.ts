import { findQuotedText, isQuoted, unquoted, type Mail } from "./find-quote.ts";
import { plain, signature_mark } from "./mark-lines.ts";

const signature_lines_max = 8;
const signature_length_max = 100;
const brands =
  "iphone|ipad|ipod|galaxy|samsung|huawei|honor|android|blackberry|xiaomi|redmi|oppo|vivo|realme|nokia|pixel|htc|lg|sony|xperia|tecno|itel|oneplus|motorola|moto|hisense|vodafone|mtn|windows phone";
const models = String.raw`(?:[ ]+(?:[\w+-]*\d[\w+-]*|galaxy|smartphone|phone|tablet|device|handset|pro|plus|max|ultra|note|lite|mini|edge|fold|flip|se|xl)){0,4}`;
const deviceSignature = new RegExp(
  `^(?:(?:sent|gestuur|verstuur|verstuurd|verzonden|gesendet) (?:from|via|vanaf|van|von) (?:(?:my|mijn|the|meinem?) )?(?:(?:${brands})${models}|(?:mobile|phone|cell(?:phone)?|smartphone|tablet|foon|selfoon)(?: (?:phone|device))?)` +
    "|sent from (?:outlook|yahoo mail|aol|mail|gmail|proton mail|samsung (?:mobile|email))(?: (?:for|on|app for) [a-z]+(?: \\d+)?)?" +
    "|yahoo mail: search, organi[sz]e, conquer|sent with proton mail(?: secure email)?|get outlook for (?:ios|android|mac))\\.?$",
  "i",
);

function dropSignature(lines: readonly string[], saved: readonly number[]): number[] {
  const lineIndexes = saved.filter((at) => lines[at] !== "");
  const isMine = (at: number) => (lines[at] ?? "").startsWith(signature_mark);
  const begin = lineIndexes.findLastIndex((at) => lines[at] === "-- " || !isMine(at));
  const isDashed = lines[lineIndexes[begin] ?? -1] === "-- ";
  const from = isDashed ? begin : begin + 1;
  const dashes = lineIndexes.findLastIndex((at) => lines[at] === "-- ");
  const cut = new Set(shortTail(lines, lineIndexes, from) ?? shortTail(lines, lineIndexes, dashes) ?? []);
  const rest = lineIndexes.filter((at) => !cut.has(at));
  const device = rest.slice(-4).findLast((at) => deviceSignature.test(bare(lines[at] ?? "")));
  if (device !== undefined && rest.length > 1) cut.add(device);
  return saved.filter((at) => !cut.has(at));
}

function shortTail(lines: readonly string[], lineIndexes: readonly number[], from: number): readonly number[] | null {
  const tail = lineIndexes.slice(Math.max(0, from));
  const isShort =
    tail.length <= signature_lines_max + 1 && tail.every((at) => (lines[at] ?? "").length <= signature_length_max);
  return from > 0 && isShort && tail.length > 0 ? tail : null;
}

/** Without link targets. */
function bare(line: string): string {
  return plain(line)
    .slice(0, 200)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\s*(?:<[^<>]*>|\(https?:[^()]*\))/g, "")
    .trim();
}

/** Shorter lines must match as a whole, because many people write "Yes". */
const fragment_length_min = 16;
const line_length_min = 4;
/** Longer texts are not compared. */
const sent_length_max = 20_000;
const lines_compared_max = 2_000;

/** Ignores quoting, wrapping and spacing. */
function compareText(text: string): (line: string) => boolean {
  const known = text.slice(0, sent_length_max);
  const fullText = squeeze(known);
  const lines = new Set(known.split("\n").map(squeeze));
  let compared = 0;
  return (line) => {
    compared += 1;
    if (compared > lines_compared_max) return false;
    const squeezed = squeeze(line);
    if (squeezed.length >= fragment_length_min) return fullText.includes(squeezed);
    return squeezed.length >= line_length_min && lines.has(squeezed);
  };
}

const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const rule = /^[_\-=*]{5,}$/;
/** A forwarded mail keeps what is below. */
const forwarded = /^\s*(fwd?|aangestuur|doorst|wg)\s*:/i;

export type Cut = { text: string; quoted: string };

type Known = {
  subject?: string;
  sent?: string;
  /** Lower-case reply domain and sender address, which identify our email's header. */
  addresses?: readonly string[];
};

/**
 * Separates quotes and signature [conversations-17]. Answers between quotes stay, with those quotes; forwarded mails
 * stay whole.
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
  const saved = new Set(dropSignature(lines, withoutQuote(mail)));
  const bareLines = lines.map(plain);
  const pick = (isSaved: boolean) => tidy(bareLines.map((line, at) => (saved.has(at) === isSaved ? line : "")));
  return { text: pick(true), quoted: pick(false) };
}

const isNamed = (line: string, addresses: readonly string[]) => {
  const small = line.toLowerCase();
  return addresses.some((each) => small.includes(each));
};
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

function withoutQuote(mail: Mail): number[] {
  const { lines } = mail;
  const quote = findQuotedText(mail);
  if (quote === null) return range(0, lines.length);
  const above = withoutRule(lines, quote.at);
  const isQuote = isQuoted(lines.slice(quote.end).find((line) => line !== "") ?? "");
  if (isQuote) return [...above, ...answersIn(lines, quote.end)];
  if (above.some((at) => lines[at] !== "")) return above;
  const below = range(quote.end, lines.length);
  return below.some((at) => isQuoted(lines[at] ?? "") || mail.isOurs(lines[at] ?? "")) ? [] : below;
}

/** Without Outlook's separator line. */
function withoutRule(lines: readonly string[], at: number): number[] {
  const last = lines.slice(0, at).findLastIndex((line) => line !== "");
  return range(0, rule.test(lines[last]?.trim() ?? "") ? last : at);
}

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
