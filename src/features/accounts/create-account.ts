import type { AccountKind } from "../../contract/accounts/schema.ts";
import { errors } from "../../contract/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { findSuppression } from "../emails/find-suppression.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { isReservedEmail } from "./email/store-tokens.ts";
import { emailConfirmation, welcome } from "./emails.ts";
import { insertAccount } from "./store.ts";

type NewAccount = {
  kind: AccountKind;
  email: string;
  password_hash: string;
  /** The person followed a link that we mailed there. */
  is_confirmed?: boolean;
};

/**
 * Call in the transaction that makes the provider or couple. Refuses a taken email on `email`, in races too
 * [accounts-5].
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
  const isReserved = await isReservedEmail(tx, { kind, email }, created_at);
  const isNew = !isReserved && (await insertAccount(tx, { id, kind, email, password_hash, ...owned, created_at }));
  if (!isNew) refuse("email_taken", { fields: { email: errors.email_taken.sentence } });
  // A suppressed address gets only the link that its owner requested [emails-12].
  const greeting = !is_confirmed && (await findSuppression(ctx, tx, email)) ? emailConfirmation : welcome;
  await queueEmail(ctx, tx, greeting, { data: { account_id: id, email }, recipient: email, subject_id: id });
  return id;
}
