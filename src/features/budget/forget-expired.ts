import * as limits from "../../contract/budget/limits.ts";
import { hour_ms } from "../../contract/durations.ts";
import type { Database } from "../../platform/database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { todayOf } from "../calendars/rules.ts";
import { forgetEntries } from "./store-entries.ts";
import { forgetPayments } from "./store-payments.ts";
import { forgetReminders } from "./store-reminders.ts";

/** Removed a day ago; also past reminders [budget-11]. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.removed_kept_hours * hour_ms);
  await inBatches((rows_max) => forgetEntries(db, before, rows_max));
  await inBatches((rows_max) => forgetPayments(db, before, rows_max));
  await inBatches((rows_max) => forgetReminders(db, todayOf(now), rows_max));
}
