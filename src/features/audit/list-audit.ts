import type { AuditEntry, AuditQuery, AuditFilters } from "../../contract/audit/schema.ts";
import * as limits from "../../contract/limits.ts";
import type { RecordFile } from "../../contract/record.ts";
import type { Context } from "../../platform/context.ts";
import { record_file_rows, makeRecordFile } from "../../platform/storage/record-file.ts";
import { presentAuditEntry, auditCsvHeader, presentAuditCsvRow } from "./present.ts";
import { auditCriteriaOf } from "./rules.ts";
import { listActions, listAuditEntries } from "./store.ts";

type AuditPage = { entries: AuditEntry[]; next: string | null; actions: string[] };

/** Newest first, by cursor [admin-24]. */
export async function listAudit({ db }: Pick<Context, "db">, query: AuditQuery): Promise<AuditPage> {
  const { after, limit = limits.admin_page_size, ...filters } = query;
  const result = await listAuditEntries(db, auditCriteriaOf(filters, after), limit + 1);
  const page = result.slice(0, limit);
  return {
    entries: page.map(presentAuditEntry),
    next: result.length > limit ? (page.at(-1)?.id ?? null) : null,
    actions: await listActions(db),
  };
}

export async function exportAudit(
  { db, clock }: Pick<Context, "db" | "clock">,
  filters: AuditFilters,
): Promise<RecordFile> {
  const result = await listAuditEntries(db, auditCriteriaOf(filters), record_file_rows);
  return makeRecordFile("audit", clock(), auditCsvHeader, result.map(presentAuditCsvRow));
}
