import * as limits from "../../contract/limits.ts";
import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { removeEmails } from "../emails/remove-emails.ts";
import { removeInvitationsByEmail, removeUnanswered } from "./store.ts";

/** Deletes an email's invitations and their emails in the caller's transaction. */
export async function purgeInvitations(tx: Database, email: string): Promise<void> {
  await removeEmails(tx, await removeInvitationsByEmail(tx, email));
}

/** Deletes unanswered invitations and their emails; each sending extends the date. */
export async function purgeExpiredInvitations(db: Database, now: Date): Promise<void> {
  const over = daysBefore(now, limits.invitation_memory_days - limits.invitation_days);
  await inBatches((rows_max) =>
    db.transaction(async (tx) => {
      const ids = await removeUnanswered(tx, over, rows_max);
      await removeEmails(tx, ids);
      return ids.length;
    }),
  );
}
