import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Email } from "../emails/define-email.ts";
import { prepareEmail, queueEmails } from "../emails/queue-email.ts";
import { listAdminEmails } from "./store.ts";

/** To all current super admins, in the caller's transaction. */
export async function notifyAdmins<Data extends object>(
  ctx: Context,
  tx: Database,
  email: Email<Data>,
  data: Data,
): Promise<void> {
  const admins = await listAdminEmails(tx);
  const emails = admins.map(({ id, email: recipient }) => prepareEmail(email, { data, recipient, subject_id: id }));
  if (emails.length > 0) await queueEmails(ctx, tx, emails);
}
