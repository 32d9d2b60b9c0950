import type { Database } from "../../../platform/database/database.ts";
import { removeMessageEmails } from "../../conversations/remove-message-emails.ts";
import { removeEmails, removeEmailsTo } from "../../emails/remove-emails.ts";
import { copiesToCouple } from "../emails.ts";
import { listSentIds } from "../store-subjects.ts";
import { listSenders } from "./store-erasure.ts";

/** Deletes only the emails to the couple [couples-12, enquiries-25]. Call before the couple's row goes. */
export async function purgeSender(tx: Database, couple_id: string): Promise<void> {
  const subjects = await listSentIds(tx, couple_id);
  await removeMessageEmails(tx, subjects, "to_couple");
  await removeEmailsTo(tx, await listSenders(tx, subjects), subjects);
  await removeEmails(tx, subjects, copiesToCouple);
}
