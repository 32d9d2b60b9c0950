import * as limits from "../../contract/weddings/limits.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { removeByEmail, removeOver } from "./store.ts";

/** Takes away which weddings ask an email to join, with the mails about it, in the caller's transaction. Answers how many did. */
export async function forgetInvitations(tx: Database, email: string): Promise<number> {
  const gone = await removeByEmail(tx, email);
  await removeEmails(tx, gone);
  return gone.length;
}

/** Takes away invitations that nobody followed for long, with the mails about them. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  const over = daysBefore(now, limits.wedding_invitation_memory_days);
  await inBatches((rows_max) =>
    db.transaction(async (tx) => {
      const gone = await removeOver(tx, over, rows_max);
      await removeEmails(tx, gone);
      return gone.length;
    }),
  );
}
