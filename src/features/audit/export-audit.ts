import type { AuditFilters } from "../../contract/audit/schema.ts";
import type { RecordFile } from "../../contract/record.ts";
import type { Context } from "../../platform/context.ts";
import { record_file_rows, makeRecordFile } from "../../platform/storage/record-file.ts";
import { auditCsvHeader, presentAuditCsvRow } from "./present.ts";
import { auditCriteriaOf } from "./rules.ts";
import { listAuditEntries } from "./store.ts";

export async function exportAudit(
  { db, clock }: Pick<Context, "db" | "clock">,
  filters: AuditFilters,
): Promise<RecordFile> {
  const result = await listAuditEntries(db, auditCriteriaOf(filters), record_file_rows);
  return makeRecordFile("audit", clock(), auditCsvHeader, result.map(presentAuditCsvRow));
}
