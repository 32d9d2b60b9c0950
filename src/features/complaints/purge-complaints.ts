import { complaint_memory_days } from "../../contract/complaints/calls.ts";
import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { removeEmails } from "../emails/remove-emails.ts";
import { removeComplaintsBefore, removeComplaints } from "./store.ts";

/** Deletes their emails too [running-16]. */
export async function purgeExpiredComplaints(db: Database, now: Date): Promise<void> {
  const before = daysBefore(now, complaint_memory_days);
  await inBatches((rows_max) =>
    db.transaction(async (tx) => {
      const ids = await removeComplaintsBefore(tx, before, rows_max);
      await removeEmails(tx, ids);
      return ids.length;
    }),
  );
}

/** Deletes the complaints of an email [admin-35]; returns the number. */
export async function purgeComplaints(tx: Database, email: string): Promise<number> {
  const ids = await removeComplaints(tx, email);
  await removeEmails(tx, ids);
  return ids.length;
}
