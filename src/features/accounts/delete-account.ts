import type { Database } from "../../platform/database.ts";
import { forgetAccount } from "../security/forget-account.ts";
import { deleteAccountRow } from "./store.ts";

/** Deletes an account with its sessions, tokens and whatever else belongs to it alone; its email is free again [accounts-13]. False when it was gone. */
export async function deleteAccountRecord(tx: Database, id: string): Promise<boolean> {
  await forgetAccount(tx, id);
  return deleteAccountRow(tx, id);
}
