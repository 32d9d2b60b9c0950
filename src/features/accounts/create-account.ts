import type { AccountKind } from "../../contract/accounts/shapes.ts";
import { errors } from "../../contract/errors.ts";
import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { findSuppression } from "../emails/find-suppression.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { emailConfirmation, welcome } from "./emails.ts";
import { isHeldEmail } from "./store-tokens.ts";
import { insertAccount } from "./store.ts";

type NewAccount = {
  kind: AccountKind;
  email: string;
  password_hash: string;
  /** Whether the person came from a mail that we sent there. */
  is_confirmed?: boolean;
};

/**
 * Makes an account with a password, in the transaction that makes its provider or couple, and answers its id. A welcome
 * is promised along, with the link that confirms the email unless it is known to be theirs. Refuses an email that has an account of this kind [accounts-5], on the
 * field `email`, also when two come at once.
 */
export async function createAccount(
  ctx: Context,
  tx: Database,
  { kind, email, password_hash, is_confirmed = false }: NewAccount,
): Promise<string> {
  const id = newId();
  const created_at = ctx.clock();
  const email_verified_at = is_confirmed ? created_at : null;
  const owned = { email_verified_at, password_owned_at: email_verified_at };
  const isHeld = await isHeldEmail(tx, { kind, email }, created_at);
  const isNew = !isHeld && (await insertAccount(tx, { id, kind, email, password_hash, ...owned, created_at }));
  if (!isNew) refuse("email_taken", { fields: { email: errors.email_taken.sentence } });
  // An address that takes no emails gets the link alone, which whoever really registered asked for [emails-12].
  const greeting = !is_confirmed && (await findSuppression(ctx, tx, email)) ? emailConfirmation : welcome;
  await queueEmail(ctx, tx, greeting, { data: { account_id: id, email }, recipient: email, subject_id: id });
  return id;
}
