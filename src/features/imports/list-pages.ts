import type { Database } from "../../platform/database.ts";
import { listUninvited, updateTouched } from "./store.ts";

/** An imported page whose business can be invited to claim it. */
export type Invitable = { id: string; email: string; business_name: string; contact_person: string | null };

/** Of a directory, the imported pages that say an email which was never invited; of several with one email the oldest. */
export async function listPagesToInvite(db: Database, source: string): Promise<Invitable[]> {
  const byEmail = new Map<string, Invitable>();
  for (const { id, email, business_name, profile } of await listUninvited(db, source)) {
    const key = email?.toLowerCase();
    if (email === null || key === undefined || byEmail.has(key)) continue;
    byEmail.set(key, { id, email, business_name, contact_person: profile.contact_person ?? null });
  }
  return [...byEmail.values()];
}

/** Has a page wait anew: its business was invited to claim it. False where it is gone. */
export async function touchPage(tx: Database, id: string, now: Date): Promise<boolean> {
  return updateTouched(tx, id, now);
}
