import type { RecordFile } from "../../contract/record.ts";
import type { SecurityFilters } from "../../contract/security/schema.ts";
import type { Context } from "../../platform/context.ts";
import { record_file_rows, makeRecordFile } from "../../platform/storage/record-file.ts";
import { securityCsvHeader, presentSecurityCsvRow } from "./present.ts";
import { securityCriteriaOf } from "./rules.ts";
import { listEvents } from "./store.ts";

/** As CSV, newest first; at most the newest 10,000. */
export async function exportSecurityEvents(
  { db, clock }: Pick<Context, "db" | "clock">,
  filters: SecurityFilters,
): Promise<RecordFile> {
  const result = await listEvents(db, securityCriteriaOf(filters), record_file_rows);
  return makeRecordFile("security", clock(), securityCsvHeader, result.map(presentSecurityCsvRow));
}
