import type { Database } from "../../../platform/database/database.ts";
import { removeMessageEmails, giveUpToProvider } from "../../conversations/remove-message-emails.ts";
import { removeEmails, removeEmailsTo, giveUpEmails } from "../../emails/remove-emails.ts";
import { copiesToCouple, enquiryToProvider } from "../emails.ts";
import { listSentIds, listReceivedIds } from "../store-subjects.ts";
import { listSenders } from "./store-erasure.ts";

/** Deletes only the emails to the couple [couples-12, enquiries-25]. Call before the couple's row is deleted. */
export async function purgeSender(tx: Database, couple_id: string): Promise<void> {
  const subjects = await listSentIds(tx, couple_id);
  await removeMessageEmails(tx, subjects, "to_couple");
  await removeEmailsTo(tx, await listSenders(tx, subjects), subjects);
  await removeEmails(tx, subjects, copiesToCouple);
}

/**
 * Call in the deleting transaction, before the provider's row is deleted. Delivery status and the couples' copies stay.
 */
export async function purgeReceiver(tx: Database, provider_id: string): Promise<void> {
  const subject_ids = await listReceivedIds(tx, provider_id);
  await giveUpEmails(tx, enquiryToProvider, subject_ids, "The provider is gone.");
  await giveUpToProvider(tx, subject_ids);
}
