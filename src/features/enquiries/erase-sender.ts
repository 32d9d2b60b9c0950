import type { Database } from "../../platform/database.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { copiesToCouple } from "./emails.ts";
import { emptyOfPerson, listSubjects } from "./store-erasure.ts";

/** Empties every enquiry of whoever has an email, with its copies, and answers how many [enquiries-27]. */
export async function eraseSender(tx: Database, email: string): Promise<number> {
  const emptied = await emptyOfPerson(tx, email);
  await removeEmails(tx, await listSubjects(tx, emptied), copiesToCouple);
  return emptied.length;
}
