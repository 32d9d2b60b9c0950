import type { FoundInvitation } from "../../contract/privacy/shapes.ts";
import type { Database } from "../../platform/database.ts";
import { listByEmail } from "./store.ts";

/** For POPIA requests. */
export async function listOfPerson(db: Database, email: string): Promise<FoundInvitation[]> {
  const found = await listByEmail(db, email);
  return found.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    recommended_by_name: row.recommended_by_name,
    used_at: row.used_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}
