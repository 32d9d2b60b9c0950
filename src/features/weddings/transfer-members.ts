import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { removeEmails } from "../emails/remove-emails.ts";
import { weddingTransferred } from "./emails.ts";
import { moveInvitations, moveMembers, removeInvitationsOf, removeMemberRow } from "./store.ts";

/** The editor who joined first, locked with its own wedding: the next owner; null for none [weddings-13]. */
export { lockHeir } from "./store.ts";

type Transfer = { from: string; to: string };

/** Move other features' data first, since a leaving member takes its votes along. */
export async function transferMembers(ctx: Context, tx: Database, { from, to, email }: Transfer & { email: string }) {
  await removeMemberRow(tx, { account_id: to, couple_id: from });
  await moveMembers(tx, { from, to });
  await removeEmails(tx, await removeInvitationsOf(tx, to));
  await moveInvitations(tx, { from, to });
  await queueEmail(ctx, tx, weddingTransferred, { data: {}, recipient: email, subject_id: to });
}
