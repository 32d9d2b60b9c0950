import { hour_ms } from "../../contract/durations.ts";
import { removed_task_retention_hours } from "../../contract/plan/calls.ts";
import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { purgeTasks } from "./store.ts";

/** Deletes tasks that were removed a day ago [plan-7]. */
export async function purgeExpiredTasks(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - removed_task_retention_hours * hour_ms);
  await inBatches((rows_max) => purgeTasks(db, before, rows_max));
}
