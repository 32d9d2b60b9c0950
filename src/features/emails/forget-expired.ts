import type { Database } from "../../platform/database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { closeAbandoned, forgetOld } from "./store.ts";

/** Forgets to whom old emails went, sent or failed; one that nobody sends any more failed [emails-9]. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  await closeAbandoned(db, now);
  await inBatches((rows_max) => forgetOld(db, now, rows_max));
}
