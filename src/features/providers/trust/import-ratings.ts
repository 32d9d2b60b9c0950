import { ratings as ratingsShape, type Ratings } from "../../../contract/providers/admin-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { CsvError, readCsv, type CsvRecord } from "../../../platform/csv.ts";
import { isProviderId } from "../rules.ts";
import { findIdByEmail } from "../store-profile.ts";
import { findProviderStatus } from "../store.ts";
import { recordRatings } from "./record-ratings.ts";

/** The recorded lines, and the refused ones with reasons [trust-22]. */
export type ImportReport = { recorded: number; refused: { line: number; reason: string }[] };

const numbers = ["google_rating", "google_review_count", "facebook_rating", "facebook_review_count"] as const;
const columns = ["provider", ...numbers] as const;
const command = "ratings:import (command line)";

class RowRejected extends Error {}

/**
 * One transaction per line, so that good lines stay and a corrected file can be imported again. Throws `CsvError` for
 * an unreadable file.
 */
export async function importRatings(ctx: Pick<Context, "actor" | "db" | "clock">, text: string): Promise<ImportReport> {
  const [header, ...records] = readCsv(text);
  const named = readHeader(header);
  const seen = new Map<string, number>();
  const report: ImportReport = { recorded: 0, refused: [] };
  for (const record of records) {
    try {
      const { provider, ratings } = parseRecord(record, named);
      const provider_id = await findProvider(ctx, provider);
      const earlier = seen.get(provider_id);
      if (earlier !== undefined) rejectRow(`This provider is already in line ${earlier}.`);
      await recordRatings(ctx, { provider_id, ratings, command });
      seen.set(provider_id, record.line);
      report.recorded += 1;
    } catch (cause) {
      if (!(cause instanceof RowRejected)) throw cause;
      report.refused.push({ line: record.line, reason: cause.message });
    }
  }
  return report;
}

type Named = { width: number; at: Record<(typeof columns)[number], number> };

function readHeader(header: CsvRecord | undefined): Named {
  const names = (header?.fields ?? []).map((name) => name.trim().toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new CsvError(`The first line must name the columns ${columns.join(", ")}; missing: ${missing.join(", ")}.`);
  const at = Object.fromEntries(columns.map((column) => [column, names.indexOf(column)])) as Named["at"];
  return { width: names.length, at };
}

function parseRecord({ fields, error }: CsvRecord, { width, at }: Named): { provider: string; ratings: Ratings } {
  if (error !== undefined) rejectRow(`This line can't be read: ${error}`);
  if (fields.length !== width) rejectRow(`This line has ${fields.length} fields where the first line has ${width}.`);
  const provider = fields[at.provider]?.trim() ?? "";
  if (provider === "") rejectRow("The provider's id or email is missing.");
  const input = Object.fromEntries(numbers.map((name) => [name, readNumber(name, fields[at[name]] ?? "")]));
  const read = ratingsShape.safeParse(input);
  if (read.success) return { provider, ratings: read.data };
  const reasons = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  rejectRow(reasons.join(" "));
}

/** Null for an empty field. Accepts a decimal comma, which South African spreadsheets write. */
function readNumber(name: string, field: string): number | null {
  const text = field.replaceAll(/\s/g, "");
  if (text === "") return null;
  if (!/^\d+(?:[.,]\d+)?$/.test(text)) rejectRow(`${name}: "${field.trim()}" is not a number.`);
  return Number(text.replace(",", "."));
}

async function findProvider({ db }: Pick<Context, "db">, key: string): Promise<string> {
  const known = isProviderId(key) ? (await findProviderStatus(db, key))?.id : await findIdByEmail(db, key);
  return known ?? rejectRow(`No provider has the id or email "${key}".`);
}

function rejectRow(reason: string): never {
  throw new RowRejected(reason);
}
