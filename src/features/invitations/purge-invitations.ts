import type { Database } from "../../platform/database/database.ts";
import { removeEmails } from "../emails/remove-emails.ts";
import { removeInvitationsByEmail } from "./store.ts";

/** Deletes an email's invitations and their emails in the caller's transaction. */
export async function purgeInvitations(tx: Database, email: string): Promise<void> {
  await removeEmails(tx, await removeInvitationsByEmail(tx, email));
}
