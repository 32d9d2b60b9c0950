import * as limits from "../../contract/conversations/limits.ts";
import { hour_ms } from "../../contract/durations.ts";
import type { Database } from "../../platform/database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { removeUnsent } from "./store-files.ts";

/** Forgets files that were added to a conversation a day ago and sent with no message [conversations-23]; the sweep takes their bytes. */
export async function forgetUnsent(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.unsent_file_hours * hour_ms);
  await inBatches((rows_max) => removeUnsent(db, before, rows_max));
}
