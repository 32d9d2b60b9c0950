import * as limits from "../../contract/limits.ts";
import type { RecordFile } from "../../contract/record.ts";
import type { SecurityEvent, SecurityQuery, SecurityFilters } from "../../contract/security/schema.ts";
import type { Context } from "../../platform/context.ts";
import { record_file_rows, makeRecordFile } from "../../platform/storage/record-file.ts";
import { presentEvent, securityCsvHeader, presentSecurityCsvRow } from "./present.ts";
import { securityCriteriaOf } from "./rules.ts";
import { listEvents, nameAdmins } from "./store.ts";

/** Newest first, with the next cursor [admin-27]. */
export async function listSecurityEvents(
  { db }: Pick<Context, "db">,
  query: SecurityQuery,
): Promise<{ entries: SecurityEvent[]; next: string | null }> {
  const { after, limit = limits.admin_page_size, ...filters } = query;
  const result = await listEvents(db, securityCriteriaOf(filters, after), limit + 1);
  const page = result.slice(0, limit);
  const names = await nameAdmins(
    db,
    page.flatMap(({ row }) => row.admin_id ?? []),
  );
  return {
    entries: page.map((each) => presentEvent(each, names)),
    next: result.length > limit ? (page.at(-1)?.row.id ?? null) : null,
  };
}

/** As CSV, newest first; at most the newest 10,000. */
export async function exportSecurityEvents(
  { db, clock }: Pick<Context, "db" | "clock">,
  filters: SecurityFilters,
): Promise<RecordFile> {
  const result = await listEvents(db, securityCriteriaOf(filters), record_file_rows);
  return makeRecordFile("security", clock(), securityCsvHeader, result.map(presentSecurityCsvRow));
}
