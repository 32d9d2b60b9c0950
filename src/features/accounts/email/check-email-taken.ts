import type { AccountKind } from "../../../contract/accounts/schema.ts";
import type { Database } from "../../../platform/database/database.ts";
import { findByEmail } from "../store.ts";

/** Only for callers who may know: others must not learn who is registered. */
export async function isEmailTaken(db: Database, kind: AccountKind, email: string): Promise<boolean> {
  return (await findByEmail(db, kind, email)) !== null;
}
