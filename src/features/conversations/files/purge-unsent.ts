import { unsent_file_hours } from "../../../contract/conversations/calls.ts";
import { hour_ms } from "../../../contract/durations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { inBatches } from "../../../platform/database/in-batches.ts";
import { removeUnsent } from "./store-files.ts";

/** After a day; a sweep deletes the bytes [conversations-23]. */
export async function purgeUnsent(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unsent_file_hours * hour_ms);
  await inBatches((rows_max) => removeUnsent(db, before, rows_max));
}
