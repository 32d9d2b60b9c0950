import type { Database } from "../../../platform/database/database.ts";
import { removeDraftsOf } from "../store.ts";

/** Call in the deleting transaction, before the provider's row is deleted: nobody else reads its drafts [quotes-15]. */
export async function purgeDrafts(tx: Database, provider_id: string): Promise<void> {
  await removeDraftsOf(tx, provider_id);
}
