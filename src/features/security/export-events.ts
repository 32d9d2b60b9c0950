import * as limits from "../../contract/limits.ts";
import type { SecurityFilters } from "../../contract/security/shapes.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import { writeCsv } from "../../platform/csv.ts";
import { csvHead, presentLine } from "./present.ts";
import { wantedOf } from "./rules.ts";
import { listEvents } from "./store.ts";

/** The events that match as a file for spreadsheets, newest first; the newest 10,000 where there are more. */
export async function exportSecurityEvents(
  { db, clock }: Pick<Context, "db" | "clock">,
  filters: SecurityFilters,
): Promise<{ file_name: string; csv: string; is_whole: boolean }> {
  const found = await listEvents(db, wantedOf(filters), limits.audit_export_rows_max + 1);
  const shown = found.slice(0, limits.audit_export_rows_max);
  return {
    file_name: `security-${southAfricanTime(clock().getTime()).slice(0, 10)}.csv`,
    csv: writeCsv([csvHead, ...shown.map(presentLine)]),
    is_whole: shown.length === found.length,
  };
}
