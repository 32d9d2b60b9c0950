import type { ImportedPageRecord } from "../../contract/privacy/schema.ts";
import type { Database } from "../../platform/database/database.ts";
import { listImportedPagesByEmail } from "./store.ts";

export async function listImportedPagesOfPerson(db: Database, email: string): Promise<ImportedPageRecord[]> {
  const result = await listImportedPagesByEmail(db, email);
  return result.map(({ id, source, business_name, profile, created_at }) => ({
    id,
    source,
    business_name,
    said: profile,
    created_at: created_at.toISOString(),
  }));
}
