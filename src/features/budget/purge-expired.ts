import { removed_entry_retention_hours } from "../../contract/budget/calls.ts";
import { hour_ms } from "../../contract/durations.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { purgeEntries } from "./store-entries.ts";
import { purgePayments } from "./store-payments.ts";
import { purgeReminders } from "./store-reminders.ts";

/** Removed a day ago; also past reminders [budget-11]. */
export async function purgeExpiredBudgetItems(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - removed_entry_retention_hours * hour_ms);
  await inBatches((rows_max) => purgeEntries(db, before, rows_max));
  await inBatches((rows_max) => purgePayments(db, before, rows_max));
  await inBatches((rows_max) => purgeReminders(db, southAfricanDate(now), rows_max));
}
