import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Email } from "../emails/define-email.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { notifyAdmins } from "./notify-admins.ts";

/** To the contact address, else to every super admin [admin-44]; in the caller's transaction. */
export async function notifySite<Data extends object>(
  ctx: Context,
  tx: Database,
  email: Email<Data>,
  { data, subject_id }: { data: Data; subject_id: string },
): Promise<void> {
  const { contact_email } = await readSettings({ ...ctx, db: tx });
  if (contact_email === "") await notifyAdmins(ctx, tx, email, data);
  else await queueEmail(ctx, tx, email, { data, recipient: contact_email, subject_id });
}
