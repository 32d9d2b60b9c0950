import * as limits from "../../contract/limits.ts";
import type { SecurityEvent, SecurityQuery } from "../../contract/security/schema.ts";
import type { Context } from "../../platform/context.ts";
import { presentEvent } from "./present.ts";
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
