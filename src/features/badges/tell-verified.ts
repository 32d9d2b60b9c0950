import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { Email } from "../emails/define-email.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { withdrawEmails } from "../emails/withdraw-emails.ts";
import { readProviderUser } from "../providers/read-provider-user.ts";

type Decided<Data extends object, Opposite extends object> = {
  email: Email<Data>;
  data: NoInfer<Data>;
  /** The email that tells the opposite. */
  undoes: Email<Opposite>;
};

/**
 * Tells a provider what an admin decided about its badge Verified, a minute later. What is undone within that minute is
 * told in neither email: the one that waits is taken back, and no other follows. Answers
 * what that one kept, or null where nothing was undone.
 */
export async function tellVerified<Data extends object, Opposite extends object>(
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
    hold_seconds: limits.decision_hold_seconds,
  });
  return null;
}
