import type { Database } from "../../platform/database.ts";
import { removeEmails } from "../emails/forget-emails.ts";
import { removeByEmail } from "./store.ts";

/** Takes away how an email was invited, with the mails about it, in the caller's transaction. */
export async function forgetInvitations(tx: Database, email: string): Promise<void> {
  await removeEmails(tx, await removeByEmail(tx, email));
}
