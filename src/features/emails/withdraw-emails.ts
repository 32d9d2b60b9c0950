import type { Database } from "../../platform/database/database.ts";
import type { Email } from "./define-email.ts";
import { withdrawWaiting } from "./store.ts";

/** In the caller's transaction; answers the withdrawn emails' data. Their jobs then do nothing. */
export async function withdrawEmails<Data extends object>(
  tx: Database,
  { name, read }: Email<Data>,
  subject_id: string,
): Promise<Data[]> {
  return (await withdrawWaiting(tx, name, subject_id)).map(read);
}
