import { CsvError, readCsv } from "../../platform/csv.ts";

export type Listing = { line: number; fields: ReadonlyMap<string, unknown>; error?: string | undefined };

export type Listings = { columns: string[]; listings: Listing[] };

function columnName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "");
}

/** CSV, JSON array or JSON lines. Repeated columns join as lines. Throws `CsvError` with the position. */
export function readListings(text: string): Listings {
  const content = text.replace(/^\uFEFF/, "").trimStart();
  if (content.startsWith("[")) return fromObjects(readJson(content, 1), (position) => position + 1);
  if (content.startsWith("{")) {
    const lines = content.split(/\r?\n/).map((line, index) => ({ line: index + 1, text: line.trim() }));
    const written = lines.filter((each) => each.text !== "");
    const read = written.map((each) => readJson(each.text, each.line));
    return fromObjects(read, (position) => written[position]?.line ?? position + 1);
  }
  return fromCsv(text);
}

function readJson(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CsvError(`From line ${line} onwards this is not JSON: ${why}`, { cause });
  }
}

function fromObjects(read: unknown, lineOf: (position: number) => number): Listings {
  if (!Array.isArray(read))
    throw new CsvError("A JSON file must contain a list of listings, or one listing on each line.");
  const listings = read.map((each: unknown, position): Listing => {
    const line = lineOf(position);
    if (typeof each !== "object" || each === null || Array.isArray(each))
      throw new CsvError(`Listing ${line} is not an object with a value for each column.`);
    return { line, fields: new Map(Object.entries(each).map(([name, value]) => [columnName(name), value])) };
  });
  return { columns: [...new Set(listings.flatMap(({ fields }) => [...fields.keys()]))], listings };
}

function fromCsv(text: string): Listings {
  const [header, ...records] = readCsv(text);
  const names = (header?.fields ?? []).map(columnName);
  if (names.length < 2) throw new CsvError("The first line must name the columns.");
  const listings = records.map(({ line, fields, error }): Listing => {
    const named = new Map<string, string>();
    for (const [index, name] of names.entries()) {
      const value = fields[index]?.trim() ?? "";
      const before = named.get(name) ?? "";
      if (name !== "") named.set(name, before !== "" && value !== "" ? `${before}\n${value}` : before || value);
    }
    return { line, fields: named, error };
  });
  return { columns: [...new Set(names)], listings };
}
