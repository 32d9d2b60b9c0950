import type { Database } from "../../../platform/database/database.ts";
import { inBatches } from "../../../platform/database/in-batches.ts";
import { daysBefore } from "../../../platform/jobs/clock.ts";
import { removeMessageEmails } from "../../conversations/remove-message-emails.ts";
import { removeEmails } from "../../emails/remove-emails.ts";
import { copiesToCouple } from "../emails.ts";
import { eraseNetworks, removeOldConfirmed } from "../waiting/store-pending.ts";
import { emptyOld, listSubjects } from "./store-erasure.ts";

/**
 * Erases enquiries after their weddings with the couples' copies [enquiries-27], old confirmations and guests'
 * networks.
 */
export async function purgeExpiredEnquiries(db: Database, now: Date): Promise<void> {
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
