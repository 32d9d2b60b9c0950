import type { Runtime } from "../../platform/context.ts";
import { announceChange } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import * as store from "./store.ts";

/** Frees their days [calendars-4]. With `isNewDay` all date lists are invalidated anyway. */
export async function lapseHolds(
  { database: { db }, clock }: Pick<Runtime, "database" | "clock">,
  isNewDay = false,
): Promise<void> {
  await inBatches((rows_max) =>
    db.transaction(async (tx) => {
      const count = await store.markHoldsLapsed(tx, clock(), rows_max);
      if (count > 0 || isNewDay) await announceChange(tx, ["availability"]);
      return count;
    }),
  );
}
