import * as limits from "../../contract/limits.ts";
import { addDays, southAfricanDate } from "../../contract/south-african-time.ts";
import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { removeOldDays, removeOldEntries } from "./store.ts";

/** Rule [running-16]; also old daily counts. */
export async function purgeExpiredCalendarEntries(db: Database, now: Date): Promise<void> {
  const today = southAfricanDate(now);
  await inBatches((rows_max) => removeOldEntries(db, today, rows_max));
  await removeOldDays(db, addDays(today, -limits.availability_days_max));
}
