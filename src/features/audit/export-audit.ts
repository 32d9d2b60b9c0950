import type { AuditFilters } from "../../contract/audit/schema.ts";
import type { RecordFile } from "../../contract/record.ts";
import type { Context } from "../../platform/context.ts";
import { record_file_rows, recordFile } from "../../platform/storage/record-file.ts";
import { csvHeader, presentRow } from "./present.ts";
import { wantedOf } from "./rules.ts";
import { listEntries } from "./store.ts";

export async function exportAudit(
  { db, clock }: Pick<Context, "db" | "clock">,
  filters: AuditFilters,
): Promise<RecordFile> {
  const result = await listEntries(db, wantedOf(filters), record_file_rows);
  return recordFile("audit", clock(), csvHeader, result.map(presentRow));
}
