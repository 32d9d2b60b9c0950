import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { removeMessageEmails } from "../../conversations/remove-message-emails.ts";
import { removeEmails, removeEmailsTo } from "../../emails/remove-emails.ts";
import { copiesToCouple } from "../emails.ts";
import { emailHashOf } from "../waiting/classify-sender.ts";
import { removeConfirmedEmail } from "../waiting/store-pending.ts";
import { emptyThese, listSenders, listSubjects, listIdsOfPerson, purgePendingOfPerson } from "./store-erasure.ts";

/**
 * The triggers `enquiry_emptied` and `enquiry_followed` empty conversations, messages, quotes and files. Emails to the
 * sender are deleted here; answers their ids, which name their files [enquiries-27].
 */
export async function eraseEnquiries(tx: Database, ids: readonly string[]): Promise<string[]> {
  const senders = await listSenders(tx, ids);
  const emptied = await emptyThese(tx, ids);
  const subjects = await listSubjects(tx, emptied);
  const messages = await removeMessageEmails(tx, subjects, "all");
  const others = await removeEmailsTo(tx, senders, subjects);
  // copies may have gone to an earlier address
  return [...messages, ...others, ...(await removeEmails(tx, subjects, copiesToCouple))];
}

export { listEnquiriesOfPerson } from "./store-erasure.ts";

/**
 * Also removes pending enquiries and the email's confirmation [enquiries-27]. Returns the count and the copies' ids.
 */
export async function eraseSender(
  ctx: Pick<Context, "keyedHash">,
  tx: Database,
  email: string,
): Promise<{ enquiries: number; copies: string[] }> {
  await removeConfirmedEmail(tx, emailHashOf(ctx, email));
  const pendingCount = await purgePendingOfPerson(tx, email);
  const ids = await listIdsOfPerson(tx, email);
  return { enquiries: ids.length + pendingCount, copies: await eraseEnquiries(tx, ids) };
}
