import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { closeAbandoned, purgeOld } from "./store.ts";

/** Erases recipients of old emails; abandoned emails become failed [emails-9]. */
export async function purgeExpiredEmails(db: Database, now: Date): Promise<void> {
  await closeAbandoned(db, now);
  await inBatches((rows_max) => purgeOld(db, now, rows_max));
}
