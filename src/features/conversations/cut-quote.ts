/** Words that a line about who wrote what follows has in the mail programs that people use here. */
const firstWords = /^(on|op|am|le|em|ngo)\b/i;
const verbs = /\b(wrote|geskryf|skryf|schreef|schrieb|crit|escreveu|ubhale|wabhala)\b/i;
const whenWords = /\b20\d\d\b|\b\d{1,2}[:.h]\d\d\b/;
const attribution_lines_max = 4;
const attribution_length_max = 500;

const originalMessage =
  /^-{2,}\s*(original (message|appointment)|oorspronklike (boodskap|berig)|oorspronkelijk bericht|ursprüngliche nachricht)\s*-{2,}$/i;
const headerFrom = /^\*?(from|van|von|de)\s*:\*?\s/i;
const headerOther =
  /^\*?(sent|date|to|cc|subject|gestuur|datum|aan|onderwerp|verzonden|gesendet|an|betreff|envoyé|objet)\s*:\*?\s?/i;
const rule = /^[_\-=*]{5,}$/;

const signatureMark = /^--\s?$/;
const deviceSignature =
  /^(sent from (my|outlook|yahoo|mail|proton|samsung)|sent via |get outlook for |gestuur vanaf |verstuur vanaf |verzonden vanaf )/i;
/** Below such a line stands no more than this of a signature. */
const device_lines_max = 3;

/** A forwarded mail says so in its subject: what stands below was meant to be sent. */
const forwarded = /^\s*(fwd?|aangestuur|doorst|wg)\s*:/i;

/**
 * What somebody wrote in a mail, without what it answers and without signature [conversations-17]. Answers below or between the quoted lines stay: between
 * them the quoted lines stay too, since they are what is answered. A forwarded mail stays whole. Where everything would go, everything stays.
 */
export function cutQuote(text: string, subject = ""): string {
  const lines = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\u00A0", " ")
    .replaceAll(/[\u200B-\u200F\u2060\uFEFF]/g, "")
    .split("\n")
    .map((line) => line.trimEnd());
  if (forwarded.test(subject)) return tidy(lines.map(unquoted));
  const kept = tidy(withoutSignature(withoutQuote(lines)));
  const isOnlyQuoted = lines.every((line) => line === "" || isQuoted(line));
  return kept === "" && !isOnlyQuoted ? tidy(withoutSignature(lines.filter((line) => !isQuoted(line)))) : kept;
}

const isQuoted = (line: string) => line.startsWith(">");
const unquoted = (line: string) => line.replace(/^(>\s?)+/, "");

function withoutQuote(lines: readonly string[]): string[] {
  const quote = findQuote(lines);
  if (quote === null) return [...lines];
  const above = withoutRule(lines.slice(0, quote.at));
  const below = lines.slice(quote.end);
  const isMarked = isQuoted(below.find((line) => line !== "") ?? "");
  return isMarked ? [...above, "", ...answersIn(below)] : above;
}

/** Where what is quoted begins, and where the line about who wrote it ends; null where nothing is quoted. */
function findQuote(lines: readonly string[]): { at: number; end: number } | null {
  for (const [at, line] of lines.entries()) {
    if (isQuoted(line)) return { at, end: at };
    if (originalMessage.test(line.trim()) || beginsHeaders(lines, at)) return { at, end: at + 1 };
    const length = attributionAt(lines, at);
    if (length > 0) return { at, end: at + length };
  }
  return null;
}

/** Of how many lines the one about who wrote what follows is made here; 0 where there is none. */
function attributionAt(lines: readonly string[], at: number): number {
  if (!firstWords.test((lines[at] ?? "").trimStart())) return 0;
  let joined = "";
  for (let length = 1; length <= attribution_lines_max; length += 1) {
    const line = lines[at + length - 1] ?? "";
    if (line === "" || isQuoted(line)) return 0;
    joined = `${joined} ${line.trim()}`;
    if (joined.length > attribution_length_max) return 0;
    if (joined.endsWith(":") && verbs.test(joined) && whenWords.test(joined)) return length;
  }
  return 0;
}

/** Outlook shows the head of what is answered: From, Sent, To, Subject. */
function beginsHeaders(lines: readonly string[], at: number): boolean {
  if (!headerFrom.test(`${lines[at] ?? ""} `)) return false;
  return lines.slice(at + 1, at + 7).filter((line) => headerOther.test(line)).length >= 2;
}

/** The line that Outlook draws above the head. */
function withoutRule(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line !== "");
  return rule.test(lines[last]?.trim() ?? "") ? lines.slice(0, last) : [...lines];
}

/** What stands below or between quoted lines. */
function answersIn(below: readonly string[]): string[] {
  const runs: { isQuote: boolean; lines: string[] }[] = [];
  for (const line of below) {
    const last = runs.at(-1);
    const isQuote = isQuoted(line);
    if (last && (last.isQuote === isQuote || line === "")) last.lines.push(line);
    else runs.push({ isQuote, lines: [line] });
  }
  const answers = runs.filter(({ isQuote, lines }) => !isQuote && lines.some((line) => line !== ""));
  if (answers.length < 2) return answers.flatMap(({ lines }) => lines);
  const last = runs.findLastIndex(({ isQuote }) => !isQuote);
  return runs.slice(0, last + 1).flatMap(({ lines }) => lines);
}

function withoutSignature(lines: readonly string[]): string[] {
  const mark = lines.findIndex((line) => signatureMark.test(line));
  const above = mark > 0 && lines.slice(0, mark).some((line) => line !== "") ? lines.slice(0, mark) : [...lines];
  const device = above.findLastIndex((line) => deviceSignature.test(line.trim()));
  const isLast = device >= 0 && above.slice(device + 1).filter((line) => line !== "").length <= device_lines_max;
  return isLast ? above.slice(0, device) : above;
}

function tidy(lines: readonly string[]): string {
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
