import type { Database } from "../../platform/database.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { copiesToCouple } from "./emails.ts";
import { emptyThese, listSubjects } from "./store-erasure.ts";

/** Empties enquiries of whose they are and what they say, and takes their copies away [enquiries-27]; answers the ids of these, by which their files are named. */
export async function eraseEnquiries(tx: Database, ids: readonly string[]): Promise<string[]> {
  const emptied = await emptyThese(tx, ids);
  return removeEmails(tx, await listSubjects(tx, emptied), copiesToCouple);
}
