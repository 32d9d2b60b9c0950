/** `line` is where the record starts; `error` says why it can't be parsed. */
export type CsvRecord = { line: number; fields: string[]; error?: string };

export class CsvError extends Error {
  override name = "CsvError";
}

/** RFC 4180 plus spreadsheet variants. A badly quoted record spoils no other. Throws `CsvError` if the first is bad. */
export function readCsv(content: string): CsvRecord[] {
  const text = content.replace(/^\uFEFF/, "");
  const match = /^sep=([,;\t])(?:\r\n|\n|\r|$)/i.exec(text);
  const separator = match?.[1] ?? separatorOf(text);
  const records: CsvRecord[] = [];
  let at = match?.[0].length ?? 0;
  let line = match ? 2 : 1;
  while (at < text.length) {
    const read = readRecord(text, at, separator);
    const [first] = records;
    if (read.error !== undefined && !first) throw new CsvError(`Line ${line}: ${read.error}`);
    const { fields, error } = read;
    const end = error === undefined ? read.end : nextRecord(text, at, separator, first?.fields.length ?? 0);
    if (error !== undefined) records.push({ line, fields, error });
    else if (fields.some((field) => field.trim() !== "")) records.push({ line, fields });
    line += countLineEnds(text.slice(at, end));
    at = end;
  }
  return records;
}

function readRecord(text: string, start: number, separator: string): { fields: string[]; end: number; error?: string } {
  const fields: string[] = [];
  let at = start;
  for (;;) {
    const field = text[at] === '"' ? quotedField(text, at, separator) : bareField(text, at, separator);
    if (field === null) return { fields, end: at, error: "a quote is opened and never closed." };
    fields.push(field.value);
    at = field.end;
    if (text[at] !== separator) break;
    at += 1;
  }
  const end = /^(?:\r\n|\n|\r|$)/.exec(text.slice(at, at + 2))?.[0];
  if (end === undefined) return { fields, end: at, error: "after the closing quote a separator is expected." };
  return { fields, end: at + end.length };
}

/** The next line after a bad record with `width` fields, else the end of the text. */
function nextRecord(text: string, start: number, separator: string, width: number): number {
  const line_ends = /\r\n|\n|\r/g;
  line_ends.lastIndex = start;
  while (line_ends.exec(text)) {
    const { fields, error } = readRecord(text, line_ends.lastIndex, separator);
    if (error === undefined && fields.length === width) return line_ends.lastIndex;
  }
  return text.length;
}

/** Counts outside quotes only, since column names may contain separators. */
function separatorOf(text: string): string {
  const first = /^(?:"[^"]*"|[^\r\n"])*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, "") ?? "";
  const count = (mark: string) => first.split(mark).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

type Field = { value: string; end: number };

/** Up to its closing quote and following blanks; null if it is never closed. */
function quotedField(text: string, start: number, separator: string): Field | null {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end === -1) return null;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const value = text.slice(start + 1, end).replaceAll('""', '"');
  do end += 1;
  while (text[end] !== separator && (text[end] === " " || text[end] === "\t"));
  return { value, end };
}

function bareField(text: string, start: number, separator: string): Field {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { value: text.slice(start, end), end };
}

function countLineEnds(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}

/** What a spreadsheet would run as a formula, also if a field ended before it. */
const formula = /^(?:[\t\r]|[\s"']*[=+\-@])/;
/** A negative amount is not a formula, so that columns can be summed. */
const number = /^-\d+(?:\.\d+)?$/;
const later_formula = /([;\t\r\n])(?=[\s"']*[=+\-@])/g;

/**
 * RFC 4180 with BOM. An apostrophe before formulas prevents injection, also after characters that some locales treat as
 * separators.
 */
export function writeCsv(records: readonly (readonly string[])[]): string {
  const tame = (text: string) =>
    (formula.test(text) && !number.test(text) ? `'${text}` : text).replaceAll(later_formula, "$1'");
  const cell = (text: string) => `"${tame(text).replaceAll('"', '""')}"`;
  return `\uFEFF${records.map((fields) => `${fields.map(cell).join(",")}\r\n`).join("")}`;
}
