import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { prepareEmail, queueEmails } from "../emails/queue-email.ts";
import { weddingEnded } from "./emails.ts";
import { listMemberRows } from "./store.ts";

/** Emails every member, in the transaction that deletes the wedding and its owner [weddings-17]. */
export async function notifyWeddingEnded(ctx: Context, tx: Database, couple_id: string): Promise<void> {
  const members = await listMemberRows(tx, couple_id);
  const emails = members.map(({ account_id: subject_id, email: recipient }) =>
    prepareEmail(weddingEnded, { data: {}, recipient, subject_id }),
  );
  await queueEmails(ctx, tx, emails);
}
