import type { Database } from "../../platform/database/database.ts";
import { giveUpEmails, removeEmails } from "../emails/remove-emails.ts";
import {
  conversationEmails,
  linkRenewed,
  messagesToCouple,
  messagesToProvider,
  outcomeTo,
  quarantinedReplyToCouple,
  quarantinedReplyToProvider,
} from "./emails.ts";

export async function removeMessageEmails(
  tx: Database,
  ids: readonly string[],
  which: "to_couple" | "all",
): Promise<string[]> {
  const toCouple = [messagesToCouple, quarantinedReplyToCouple, linkRenewed, outcomeTo.couple];
  return removeEmails(tx, ids, which === "all" ? conversationEmails : toCouple);
}

export async function giveUpToProvider(tx: Database, ids: readonly string[]): Promise<void> {
  for (const email of [messagesToProvider, quarantinedReplyToProvider, outcomeTo.provider])
    await giveUpEmails(tx, email, ids, "The provider is gone.");
}
