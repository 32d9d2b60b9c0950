import * as limits from "../../contract/limits.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { removeUnanswered } from "./store.ts";

/** Takes away invitations that nobody answered for long, with the mails about them. Each sending moves the end by the same days. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  const over = daysBefore(now, limits.invitation_memory_days - limits.invitation_days);
  await inBatches((rows_max) =>
    db.transaction(async (tx) => {
      const gone = await removeUnanswered(tx, over, rows_max);
      await removeEmails(tx, gone);
      return gone.length;
    }),
  );
}
