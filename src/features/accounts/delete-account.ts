import type { Database } from "../../platform/database/database.ts";
import { deleteAccountRow, removeSecurityEvents } from "./store.ts";

/** Cascades to sessions and tokens, and frees the email [accounts-13]. False if already deleted. */
export async function deleteAccountRecord(tx: Database, id: string): Promise<boolean> {
  await removeSecurityEvents(tx, id);
  return deleteAccountRow(tx, id);
}
