import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { weddingHanded } from "./emails.ts";
import { moveInvitations, moveMembers, removeInvitationsOf, removeMemberRow } from "./store.ts";

/** The editor who joined a wedding first, whose own is held until the transaction ends: to whom it goes when its owner does; null where there is none [weddings-13]. */
export { lockHeir } from "./store.ts";

type Handed = { from: string; to: string };

/**
 * Makes an editor the owner of the wedding in which the others are from then on, in the caller's transaction, and tells it by mail. What features keep of the
 * wedding is handed over before: a member who leaves takes its votes along.
 */
export async function handMembers(ctx: Context, tx: Database, { from, to, email }: Handed & { email: string }) {
  await removeMemberRow(tx, { account_id: to, couple_id: from });
  await moveMembers(tx, { from, to });
  // it had none when it joined: what was sent meanwhile goes, as it does on joining
  await removeEmails(tx, await removeInvitationsOf(tx, to));
  await moveInvitations(tx, { from, to });
  await queueEmail(ctx, tx, weddingHanded, { data: {}, recipient: email, subject_id: to });
}
