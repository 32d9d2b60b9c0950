import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { removeStray } from "./store-votes.ts";

/** Votes are kept for a while, so that a restored favourite gets them back [weddings-12]. */
export async function purgeVotes(db: Database, now: Date): Promise<void> {
  await inBatches((rows_max) => removeStray(db, daysBefore(now, 1), rows_max));
}
