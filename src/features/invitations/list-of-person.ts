import type { InvitationRecord } from "../../contract/privacy/schema.ts";
import type { Database } from "../../platform/database/database.ts";
import { listInvitationsByEmail } from "./store.ts";

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
