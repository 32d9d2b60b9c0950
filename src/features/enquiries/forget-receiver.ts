import type { Database } from "../../platform/database.ts";
import { giveUpToProvider } from "../conversations/forget-messages.ts";
import { giveUpEmails } from "../emails/forget-emails.ts";
import { enquiryToProvider } from "./emails.ts";
import { listReceivedIds } from "./store-subjects.ts";

/**
 * Takes a provider's address from the emails with the enquiries that it received, in the transaction that deletes it and
 * before its row goes. What became of them stays, because the couples are told, and the couples' copies stay.
 */
export async function forgetReceiver(tx: Database, provider_id: string): Promise<void> {
  const subject_ids = await listReceivedIds(tx, provider_id);
  await giveUpEmails(tx, enquiryToProvider, subject_ids, "The provider is gone.");
  await giveUpToProvider(tx, subject_ids);
}
