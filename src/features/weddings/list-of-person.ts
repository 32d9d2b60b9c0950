import type { WeddingInvitationRecord } from "../../contract/privacy/schema.ts";
import type { Database } from "../../platform/database/database.ts";
import { listWeddingInvitationsByEmail } from "./store.ts";

/** For POPIA requests: the invitations to an email. */
export async function listWeddingInvitationsOfPerson(db: Database, email: string): Promise<WeddingInvitationRecord[]> {
  const result = await listWeddingInvitationsByEmail(db, email);
  return result.map(({ id, role, created_at, expires_at }) => ({
    id,
    role,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }));
}
