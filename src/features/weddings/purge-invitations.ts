import { wedding_invitation_memory_days } from "../../contract/weddings/calls.ts";
import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { removeEmails } from "../emails/remove-emails.ts";
import { removeWeddingInvitationsByEmail, removeWeddingInvitationsBefore } from "./store.ts";

/** With their queued emails, in the caller's transaction. Returns how many. */
export async function purgeWeddingInvitations(tx: Database, email: string): Promise<number> {
  const ids = await removeWeddingInvitationsByEmail(tx, email);
  await removeEmails(tx, ids);
  return ids.length;
}

export async function purgeExpiredWeddingInvitations(db: Database, now: Date): Promise<void> {
  const over = daysBefore(now, wedding_invitation_memory_days);
  await inBatches((rows_max) =>
    db.transaction(async (tx) => {
      const ids = await removeWeddingInvitationsBefore(tx, over, rows_max);
      await removeEmails(tx, ids);
      return ids.length;
    }),
  );
}
