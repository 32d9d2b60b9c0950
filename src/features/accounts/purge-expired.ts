import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { removeExpired } from "./store-expiry.ts";

export async function purgeExpiredLogins(db: Database, now: Date): Promise<void> {
  await inBatches((rows_max) => removeExpired(db, now, rows_max));
}
