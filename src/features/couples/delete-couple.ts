import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { deleteAccountRecord } from "../accounts/delete-account.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { removeEmails } from "../emails/remove-emails.ts";
import { coupleFarewell } from "./emails.ts";
import { lockCouple } from "./lock-couple.ts";
import { findCouple } from "./store.ts";

/**
 * In the caller's transaction; providers keep enquiries without the couple. Emails a confirmation. Refuses a deleted
 * couple.
 */
export async function deleteCoupleRecord(
  ctx: Context,
  tx: Database,
  id: string,
  { is_handed }: { is_handed: boolean },
): Promise<void> {
  await lockCouple(tx, id);
  const { email: recipient } = (await findCouple(tx, id)) ?? refuse("sign_in_required");
  await removeEmails(tx, [id]);
  await deleteAccountRecord(tx, id);
  await queueEmail(ctx, tx, coupleFarewell, { data: { is_handed }, recipient, subject_id: id });
}
