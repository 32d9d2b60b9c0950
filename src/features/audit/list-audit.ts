import type { AuditEntry, AuditQuery } from "../../contract/audit/schema.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { presentAuditEntry } from "./present.ts";
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
