import * as limits from "../../contract/limits.ts";
import type { Database } from "../../platform/database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { addDays, todayOf } from "./rules.ts";
import { removeOldDays, removeOldEntries } from "./store.ts";

/** Rule [running-16]; also old daily counts. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  const today = todayOf(now);
  await inBatches((rows_max) => removeOldEntries(db, today, rows_max));
  await removeOldDays(db, addDays(today, -limits.availability_days_max));
}
