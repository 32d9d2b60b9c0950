import type { PersonData } from "../../contract/privacy/schema.ts";
import type { Database } from "../../platform/database/database.ts";
import { listAccountsByEmail, nameAccounts } from "./store.ts";

/** For erasure: no account can still move to the email. */
export { removeMovesTo } from "./store-expiry.ts";

export async function listAccountsOfPerson(db: Database, email: string): Promise<PersonData["accounts"]> {
  const result = await listAccountsByEmail(db, email);
  const names = await nameAccounts(
    db,
    result.map(({ id }) => id),
  );
  return result.map((row) => ({
    id: row.id,
    kind: row.kind,
    email: row.email,
    name: names.get(row.id) ?? "",
    is_confirmed: row.email_verified_at !== null,
    created_at: row.created_at.toISOString(),
  }));
}
