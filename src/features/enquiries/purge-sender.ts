import type { Database } from "../../platform/database.ts";
import { removeMessageEmails } from "../conversations/forget-messages.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { copiesToCouple } from "./emails.ts";
import { listSentIds } from "./store-subjects.ts";

/**
 * Deletes only the couple's copies; enquiries and unsent emails to providers stay [couples-12, enquiries-25]. Call
 * before the couple's row goes.
 */
export async function purgeSender(tx: Database, couple_id: string): Promise<void> {
  const subjects = await listSentIds(tx, couple_id);
  await removeMessageEmails(tx, subjects, "to_couple");
  await removeEmails(tx, subjects, copiesToCouple);
}
