import type { Database } from "../../../platform/database/database.ts";
import { findAccount } from "../store.ts";

export async function findConfirmed(db: Database, id: string): Promise<string | null> {
  const account = await findAccount(db, id);
  return account && account.email_verified_at !== null ? account.email : null;
}
