import * as limits from "../../contract/limits.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { prepareEmail, queueEmails } from "../emails/queue-email.ts";
import { favouriteFree } from "./emails.ts";
import { updateFreeSince, removeOutdatedWatches, claimFreeWatches } from "./store-watches.ts";

/**
 * Emails each couple once, in the transaction that ends the watch [calendars-32, calendars-33]. Safe in several
 * processes.
 */
export async function notifyWatchers(ctx: Pick<Context, "db" | "clock" | "jobs" | "keyedHash">): Promise<void> {
  const { db } = ctx;
  const now = ctx.clock();
  const today = southAfricanDate(now);
  await inBatches((rows_max) => removeOutdatedWatches(db, today, rows_max));
  await inBatches((rows_max) => updateFreeSince(db, { today, now }, rows_max));
  const free_before = new Date(now.getTime() - limits.watch_debounce_seconds * 1000);
  await inBatches((rows_max) =>
    db.transaction(async (tx) => {
      const some = await claimFreeWatches(tx, { today, settled: free_before }, rows_max);
      const emails = some.map(({ favourite_id, couple_id, day, email }) =>
        prepareEmail(favouriteFree, { data: { favourite_id, day }, recipient: email, subject_id: couple_id }),
      );
      if (emails.length > 0) await queueEmails(ctx, tx, emails);
      return some.length;
    }),
  );
}
