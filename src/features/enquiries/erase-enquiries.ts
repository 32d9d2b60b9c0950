import type { Database } from "../../platform/database.ts";
import { removeMessageEmails } from "../conversations/forget-messages.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { copiesToCouple } from "./emails.ts";
import { emptyThese, listSubjects } from "./store-erasure.ts";

/** Also deletes the copies; answers their ids, which name their files [enquiries-27]. */
export async function eraseEnquiries(tx: Database, ids: readonly string[]): Promise<string[]> {
  const emptied = await emptyThese(tx, ids);
  const subjects = await listSubjects(tx, emptied);
  const messages = await removeMessageEmails(tx, subjects, "all");
  return [...messages, ...(await removeEmails(tx, subjects, copiesToCouple))];
}
