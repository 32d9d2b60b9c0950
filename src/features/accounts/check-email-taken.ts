import type { AccountKind } from "../../contract/accounts/shapes.ts";
import type { Database } from "../../platform/database.ts";
import { findByEmail } from "./store.ts";

/** Whether an email has an account of one kind. For people who may know: nobody else is told who is registered. */
export async function isEmailTaken(db: Database, kind: AccountKind, email: string): Promise<boolean> {
  return (await findByEmail(db, kind, email)) !== null;
}
