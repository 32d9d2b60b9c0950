import type { AuditEntry, AuditQuery } from "../../contract/audit/schema.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { presentEntry } from "./present.ts";
import { wantedOf } from "./rules.ts";
import { listActions, listEntries } from "./store.ts";

type AuditPage = { entries: AuditEntry[]; next: string | null; actions: string[] };

/** Newest first, by cursor [admin-24]. */
export async function listAudit({ db }: Pick<Context, "db">, query: AuditQuery): Promise<AuditPage> {
  const { after, limit = limits.admin_page_size, ...filters } = query;
  const result = await listEntries(db, wantedOf(filters, after), limit + 1);
  const shown = result.slice(0, limit);
  return {
    entries: shown.map(presentEntry),
    next: result.length > limit ? (shown.at(-1)?.id ?? null) : null,
    actions: await listActions(db),
  };
}
