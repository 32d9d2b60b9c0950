import * as limits from "../../contract/limits.ts";
import type { RecordFile } from "../../contract/record.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { writeCsv } from "../csv.ts";

export const record_file_rows = limits.audit_export_rows_max + 1;

/** A CSV of at most `audit_export_rows_max` lines, named by the South African date. */
export function makeRecordFile(
  name: string,
  now: Date,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): RecordFile {
  const exported = rows.slice(0, limits.audit_export_rows_max);
  return {
    file_name: `${name}-${southAfricanDate(now)}.csv`,
    csv: writeCsv([header, ...exported]),
    is_whole: exported.length === rows.length,
  };
}
