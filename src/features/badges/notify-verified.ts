import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Email } from "../emails/define-email.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { withdrawEmails } from "../emails/withdraw-emails.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { verificationGranted } from "./emails.ts";

type Decided<Data extends object, Opposite extends object> = {
  email: Email<Data>;
  data: NoInfer<Data>;
  undoes: Email<Opposite>;
};

/**
 * Sent after a minute, so that an undo in that time cancels both emails. Returns the cancelled email's data, or null.
 */
export async function notifyVerified<Data extends object, Opposite extends object>(
  ctx: Context,
  tx: Database,
  id: string,
  { email: kind, data, undoes }: Decided<Data, Opposite>,
): Promise<Opposite | null> {
  const [withdrawn] = await withdrawEmails(tx, undoes, id);
  if (withdrawn) return withdrawn;
  const { email } = await readProviderUser(tx, id);
  await queueEmail(ctx, tx, kind, {
    data,
    recipient: email,
    subject_id: id,
    delay_seconds: limits.decision_delay_seconds,
  });
  return null;
}

/** Sent at once, because vouching is never undone. */
export async function notifyPeerVerified(ctx: Context, tx: Database, id: string): Promise<void> {
  const { email } = await readProviderUser(tx, id);
  await queueEmail(ctx, tx, verificationGranted, { data: { provider_id: id }, recipient: email, subject_id: id });
}
