import type { Invitation, InvitationQuery } from "../../contract/invitations/schema.ts";
import * as limits from "../../contract/limits.ts";
import { listPage, type ListPage } from "../../contract/list-page.ts";
import type { InvitationRecord } from "../../contract/privacy/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { containing } from "../../platform/database/like-pattern.ts";
import { presentInvitation } from "./present.ts";
import { countMatchingInvitations, listMatchingInvitations, listInvitationsByEmail } from "./store.ts";

/** Newest first, for admins only [admin-15]. Searches name and email. */
export async function listInvitations(
  { db, clock }: Pick<Context, "db" | "clock">,
  { search, status, ...query }: InvitationQuery,
): Promise<{ invitations: Invitation[]; total: number } & ListPage> {
  const { page, limit } = listPage(query, limits.admin_page_size);
  const now = clock();
  const wanted = { pattern: search === undefined ? undefined : containing(search), status, now };
  const result = await listMatchingInvitations(db, wanted, { limit, offset: (page - 1) * limit });
  const total = await countMatchingInvitations(db, wanted);
  return { invitations: result.map((row) => presentInvitation(row, now)), total, page, limit };
}

export async function listInvitationsOfPerson(db: Database, email: string): Promise<InvitationRecord[]> {
  const result = await listInvitationsByEmail(db, email);
  return result.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    recommended_by_name: row.recommended_by_name,
    used_at: row.used_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}
