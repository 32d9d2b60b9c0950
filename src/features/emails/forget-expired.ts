import type { Database } from "../../platform/database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { closeAbandoned, forgetOld } from "./store.ts";

/** Erases recipients of old emails; abandoned emails become failed [emails-9]. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  await closeAbandoned(db, now);
  await inBatches((rows_max) => forgetOld(db, now, rows_max));
}
