import type { Runtime } from "../../platform/context.ts";
import { announceChange } from "../../platform/database.ts";
import * as store from "./store.ts";

const holds_at_once = 100;

/** Lets all holds lapse whose time has come [calendars-4]; their days are free from then on. `isNewDay`: every list of a date is made anew anyhow. */
export async function lapseHolds(
  { database: { db }, clock }: Pick<Runtime, "database" | "clock">,
  isNewDay = false,
): Promise<void> {
  for (;;) {
    const lapsed = await db.transaction(async (tx) => {
      const count = await store.lapseHolds(tx, clock(), holds_at_once);
      if (count > 0 || isNewDay) await announceChange(tx, ["availability"]);
      return count;
    });
    if (lapsed < holds_at_once) return;
  }
}
