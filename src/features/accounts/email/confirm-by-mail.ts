import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import type { OnConfirmed } from "../rules.ts";
import { lockAccount, updateAccount } from "../store.ts";

/** Null if the account's address has changed. Mail plus session prove that the password is theirs [accounts-16]. */
export async function confirmByMail(
  ctx: Context,
  tx: Database,
  { id, is }: { id: string; is: (email: string) => boolean },
  onConfirmed: OnConfirmed,
): Promise<string | null> {
  const account = (await lockAccount(tx, id)) ?? refuse("sign_in_required");
  if (!is(account.email)) return null;
  if (account.email_verified_at !== null) return account.email;
  await onConfirmed(ctx, tx, account);
  const now = ctx.clock();
  await updateAccount(tx, id, { email_verified_at: now, password_owned_at: now });
  await recordSecurityEvent(ctx, tx, { event: "email_confirmed", account_id: id });
  return account.email;
}
