import type { Database } from "../../../platform/database/database.ts";
import { giveUpToProvider } from "../../conversations/remove-message-emails.ts";
import { giveUpEmails } from "../../emails/remove-emails.ts";
import { enquiryToProvider } from "../emails.ts";
import { listReceivedIds } from "../store-subjects.ts";

/** Call in the deleting transaction, before the provider's row goes. Delivery status and the couples' copies stay. */
export async function purgeReceiver(tx: Database, provider_id: string): Promise<void> {
  const subject_ids = await listReceivedIds(tx, provider_id);
  await giveUpEmails(tx, enquiryToProvider, subject_ids, "The provider is gone.");
  await giveUpToProvider(tx, subject_ids);
}
