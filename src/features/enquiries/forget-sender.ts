import type { Database } from "../../platform/database.ts";
import { removeMessageEmails } from "../conversations/forget-messages.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { copiesToCouple } from "./emails.ts";
import { listSentIds } from "./store-subjects.ts";

/**
 * Takes a couple's own copies of its enquiries away, sent or waiting, in the transaction that deletes the couple and before
 * its row goes. The enquiries stay with the providers who received them; emails to providers that wait still leave [couples-12, enquiries-25].
 */
export async function forgetSender(tx: Database, couple_id: string): Promise<void> {
  const subjects = await listSentIds(tx, couple_id);
  await removeMessageEmails(tx, subjects, "to_couple");
  await removeEmails(tx, subjects, copiesToCouple);
}
