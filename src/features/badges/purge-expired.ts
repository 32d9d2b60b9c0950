import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { removeOldRequests } from "./store-requests.ts";

/** After one year [trust-25]. */
export async function purgeExpiredVerificationRequests(db: Database, now: Date): Promise<void> {
  await inBatches((rows_max) => removeOldRequests(db, now, rows_max));
}
