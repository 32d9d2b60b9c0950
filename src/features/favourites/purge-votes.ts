import { daysBefore } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { removeStray } from "./store-votes.ts";

/** Votes are kept for a while, so that a restored favourite gets them back [weddings-12]. */
export async function purgeVotes(db: Database, now: Date): Promise<void> {
  await inBatches((rows_max) => removeStray(db, daysBefore(now, 1), rows_max));
}
