import type { Database } from "../../platform/database.ts";
import type { Email } from "./define-email.ts";
import { withdrawWaiting } from "./store.ts";

/**
 * Takes emails of a kind about a subject back that nobody has begun to send, in the caller's transaction, and answers what
 * each kept. The job of one that was taken back finds nothing to do.
 */
export async function withdrawEmails<Data extends object>(
  tx: Database,
  { name, read }: Email<Data>,
  subject_id: string,
): Promise<Data[]> {
  return (await withdrawWaiting(tx, name, subject_id)).map(read);
}
