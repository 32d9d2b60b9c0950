import type { Database } from "../../platform/database.ts";
import { removePages } from "./store.ts";

/** Takes away imported pages that were made up, with their pictures, in the caller's transaction: an import may bring others of their names. */
export async function dropPages(tx: Database, ids: readonly string[]): Promise<void> {
  await removePages(tx, ids);
}
