import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findAccount } from "../store.ts";

/** Rule [accounts-20]. */
export async function requireConfirmed(db: Database, id: string): Promise<void> {
  const account = (await findAccount(db, id)) ?? refuse("sign_in_required");
  if (account.email_verified_at === null) refuse("email_unconfirmed");
}

export async function findConfirmed(db: Database, id: string): Promise<string | null> {
  const account = await findAccount(db, id);
  return account && account.email_verified_at !== null ? account.email : null;
}
