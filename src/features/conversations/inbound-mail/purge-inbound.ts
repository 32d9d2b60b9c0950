import type { Database } from "../../../platform/database/database.ts";
import { inBatches } from "../../../platform/database/in-batches.ts";
import { removeOldInbound } from "./store-inbound.ts";

/** After a month; waiting ones too [conversations-19]. */
export async function purgeInbound(db: Database, now: Date): Promise<void> {
  await inBatches((rows_max) => removeOldInbound(db, now, rows_max));
}
