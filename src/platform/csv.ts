/** A record of a CSV file: its fields as text, the line of the file on which it begins, and why it can't be read where it can't. */
export type CsvRecord = { line: number; fields: string[]; fault?: string };

/** The file can't be read as CSV. Its message says where. */
export class CsvError extends Error {
  override name = "CsvError";
}

/**
 * Reads a CSV file by RFC 4180: fields in double quotes may hold separators, line breaks and doubled quotes. Beyond it,
 * what spreadsheets write is read too: a byte order mark, a first line such as `sep=;`, bare LF or CR line ends, blanks after a closing
 * quote, and semicolons or tabs between the fields where the first line has more of them than commas. Blank lines are left out.
 * A record that is ill quoted has a fault, and ends before the next line that has as many fields as the first: it harms no other.
 * Throws `CsvError` where the first record is ill quoted.
 */
export function readCsv(content: string): CsvRecord[] {
  const text = content.replace(/^\uFEFF/, "");
  const said = /^sep=([,;\t])(?:\r\n|\n|\r|$)/i.exec(text);
  const separator = said?.[1] ?? separatorOf(text);
  const records: CsvRecord[] = [];
  let at = said?.[0].length ?? 0;
  let line = said ? 2 : 1;
  while (at < text.length) {
    const read = readRecord(text, at, separator);
    const [first] = records;
    if (read.fault !== undefined && !first) throw new CsvError(`Line ${line}: ${read.fault}`);
    const { fields, fault } = read;
    const end = fault === undefined ? read.end : nextRecord(text, at, separator, first?.fields.length ?? 0);
    if (fault !== undefined) records.push({ line, fields, fault });
    else if (fields.length > 1 || fields[0] !== "") records.push({ line, fields });
    line += lineEndsIn(text.slice(at, end));
    at = end;
  }
  return records;
}

/** One record, and where the next begins; what is in the way where it is ill quoted. */
function readRecord(text: string, start: number, separator: string): { fields: string[]; end: number; fault?: string } {
  const fields: string[] = [];
  let at = start;
  for (;;) {
    const field = text[at] === '"' ? quotedField(text, at, separator) : bareField(text, at, separator);
    if (field === null) return { fields, end: at, fault: "a quote is opened and never closed." };
    fields.push(field.value);
    at = field.end;
    if (text[at] !== separator) break;
    at += 1;
  }
  const end = /^(?:\r\n|\n|\r|$)/.exec(text.slice(at, at + 2))?.[0];
  if (end === undefined) return { fields, end: at, fault: "after the closing quote a separator is expected." };
  return { fields, end: at + end.length };
}

/** Where, after an ill-quoted record, the next line begins that is a record of so many fields; the end of the text where none is. */
function nextRecord(text: string, start: number, separator: string, width: number): number {
  const line_ends = /\r\n|\n|\r/g;
  line_ends.lastIndex = start;
  while (line_ends.exec(text)) {
    const { fields, fault } = readRecord(text, line_ends.lastIndex, separator);
    if (fault === undefined && fields.length === width) return line_ends.lastIndex;
  }
  return text.length;
}

/** Outside of quotes, where a name of a column may hold any of them. */
function separatorOf(text: string): string {
  const first = /^(?:"[^"]*"|[^\r\n"])*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, "") ?? "";
  const count = (mark: string) => first.split(mark).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

type Field = { value: string; end: number };

/** A field in quotes, from its opening quote to after its closing one and the blanks behind it; null where it is never closed. */
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

function lineEndsIn(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}

/** What a spreadsheet would take for a formula, and what would be one if a field ended here. */
const formula = /^(?:[\t\r]|[\s"']*[=+\-@])/;
/** What looks like one and is none: an amount below nothing, which columns are summed with. */
const number = /^-\d+(?:\.\d+)?$/;
const later_formula = /([;\t\r\n])(?=[\s"']*[=+\-@])/g;

/**
 * Writes a CSV file by RFC 4180 as spreadsheets read it best: with a byte order mark, CR LF, and each field in quotes. What
 * a spreadsheet would take for a formula gets an apostrophe before it, so that nobody's name can run there: also behind a
 * semicolon, a tab or a line break, which end a field where commas are read as decimal ones.
 */
export function writeCsv(records: readonly (readonly string[])[]): string {
  const tame = (text: string) =>
    (formula.test(text) && !number.test(text) ? `'${text}` : text).replaceAll(later_formula, "$1'");
  const cell = (text: string) => `"${tame(text).replaceAll('"', '""')}"`;
  return `\uFEFF${records.map((fields) => `${fields.map(cell).join(",")}\r\n`).join("")}`;
}
