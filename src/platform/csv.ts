/** A record of a CSV file: its fields as text, and the line of the file on which it begins. */
export type CsvRecord = { line: number; fields: string[] };

/** The file can't be read as CSV. Its message says where. */
export class CsvError extends Error {
  override name = "CsvError";
}

/**
 * Reads a CSV file by RFC 4180: fields in double quotes may hold separators, line breaks and doubled quotes. Beyond it,
 * what spreadsheets write is read too: a byte order mark, bare LF or CR line ends, and semicolons or tabs between the
 * fields where the first line has more of them than commas. Blank lines are left out.
 */
export function readCsv(content: string): CsvRecord[] {
  const text = content.replace(/^\uFEFF/, "");
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const record: CsvRecord = { line, fields: [] };
    let ended = false;
    while (!ended) {
      const field = text[at] === '"' ? quotedField(text, at, line) : bareField(text, at, separator);
      record.fields.push(field.value);
      line += lineEndsIn(text.slice(at, field.end));
      at = field.end;
      ended = text[at] !== separator;
      if (!ended) at += 1;
    }
    const end = /^(?:\r\n|\n|\r|$)/.exec(text.slice(at, at + 2))?.[0];
    if (end === undefined) throw new CsvError(`Line ${line}: after the closing quote a separator is expected.`);
    at += end.length;
    line += 1;
    if (record.fields.length > 1 || record.fields[0] !== "") records.push(record);
  }
  return records;
}

function separatorOf(text: string): string {
  const [first = ""] = text.split(/[\r\n]/, 1);
  const count = (mark: string) => first.split(mark).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

type Field = { value: string; end: number };

/** A field in quotes, from its opening quote to after its closing one. */
function quotedField(text: string, start: number, line: number): Field {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end === -1) throw new CsvError(`Line ${line}: a quote is opened and never closed.`);
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  return { value: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
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
