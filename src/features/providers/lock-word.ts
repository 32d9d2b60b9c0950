import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/**
 * Takes what one provider says of others for the rest of the transaction: nobody else endorses or verifies in its name, or
 * deletes it, meanwhile. Taken before any provider's row: whoever deletes it then knows every row that it must hold, and
 * can take them in the order in which everybody does (`lockProviders`).
 */
export async function lockWord(tx: Database, provider_id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`word ${provider_id}`}, 0))`);
}
