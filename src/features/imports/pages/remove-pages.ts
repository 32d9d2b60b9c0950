import type { Database } from "../../../platform/database/database.ts";
import { removePages } from "../store.ts";

/** Deletes invented pages with their pictures; unlike removed ones, an import may create them again. */
export async function dropPages(tx: Database, ids: readonly string[]): Promise<void> {
  await removePages(tx, ids);
}
