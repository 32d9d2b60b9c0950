import { daysBefore } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { removeMessageEmails } from "../conversations/forget-messages.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { copiesToCouple } from "./emails.ts";
import { emptyOld, listSubjects } from "./store-erasure.ts";
import { eraseNetworks, removeOldConfirmed } from "./store-held.ts";

/**
 * Erases enquiries after their weddings with the couples' copies [enquiries-27], old confirmations and guests'
 * networks.
 */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await inBatches((rows_max) =>
    db.transaction(async (tx) => {
      const emptied = await emptyOld(tx, now, rows_max);
      const subjects = await listSubjects(tx, emptied);
      await removeMessageEmails(tx, subjects, "all");
      await removeEmails(tx, subjects, copiesToCouple);
      return emptied.length;
    }),
  );
  await inBatches((rows_max) => removeOldConfirmed(db, now, rows_max));
  await inBatches((rows_max) => eraseNetworks(db, daysBefore(now, 1), rows_max));
}
