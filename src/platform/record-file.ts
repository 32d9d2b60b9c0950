import * as limits from "../contract/limits.ts";
import type { RecordFile } from "../contract/record.ts";
import { southAfricanTime } from "../contract/south-african-time.ts";
import { writeCsv } from "./csv.ts";

/** How many entries to look for: one more than a file holds tells that it is not whole. */
export const record_file_rows = limits.audit_export_rows_max + 1;

/** A record as a file for spreadsheets: the first `audit_export_rows_max` of the lines found, named by the South African day. */
export function recordFile(
  name: string,
  now: Date,
  head: readonly string[],
  lines: readonly (readonly string[])[],
): RecordFile {
  const shown = lines.slice(0, limits.audit_export_rows_max);
  return {
    file_name: `${name}-${southAfricanTime(now.getTime()).slice(0, 10)}.csv`,
    csv: writeCsv([head, ...shown]),
    is_whole: shown.length === lines.length,
  };
}
