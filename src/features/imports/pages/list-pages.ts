import type { ImportedPageRecord } from "../../../contract/privacy/schema.ts";
import type { Database } from "../../../platform/database/database.ts";
import { listUninvited, listImportedPagesByEmail } from "../store.ts";

export type Invitable = { id: string; email: string; business_name: string; contact_person: string | null };

/** Pages whose email was never invited; the oldest page per email. */
export async function listPagesToInvite(db: Database, source: string): Promise<Invitable[]> {
  const byEmail = new Map<string, Invitable>();
  for (const { id, email, business_name, profile } of await listUninvited(db, source)) {
    const key = email?.toLowerCase();
    if (email === null || key === undefined || byEmail.has(key)) continue;
    byEmail.set(key, { id, email, business_name, contact_person: profile.contact_person ?? null });
  }
  return [...byEmail.values()];
}

export { updateTouched as touchPage } from "../store.ts";

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
