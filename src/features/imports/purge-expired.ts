import * as numbers from "../../contract/imports/calls.ts";
import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { removeUntouched } from "./store.ts";

/** Deletes pages left unclaimed since their import or last change [moving-7]. */
export async function purgeExpiredImportedPages(db: Database, now: Date): Promise<void> {
  const since = daysBefore(now, numbers.imported_page_days);
  await inBatches((rows_max) => db.transaction((tx) => removeUntouched(tx, since, rows_max)));
}
