import type { AccountKind } from "../../contract/accounts/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { tokenPurposes } from "../../schema/accounts.ts";
import { removeEveryFactor } from "./second-factor/store-factors.ts";
import { findByEmail, insertAccount, lockAccount, removeAllSessions, updateAccount, voidTokens } from "./store.ts";

type ClaimedAccount = { kind: AccountKind; email: string; password_hash: string };

/**
 * Creates it, or takes over an existing one: new password, no sessions or links, confirmed email [accounts-18]. In the
 * caller's transaction.
 */
export async function claimAccount(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { kind, email, password_hash }: ClaimedAccount,
): Promise<{ id: string; isNew: boolean }> {
  const now = clock();
  const none = { terms_version: null, provider_terms_version: null };
  const id = newId();
  const owned = { email_verified_at: now, password_owned_at: now, privacy_version: null, ...none };
  if (await insertAccount(tx, { id, kind, email, password_hash, ...owned, created_at: now }))
    return { id, isNew: true };
  const result = await findByEmail(tx, kind, email);
  const account = result && (await lockAccount(tx, result.id));
  if (!account) throw new Error("an account was deleted while it was being claimed");
  const email_verified_at = account.email_verified_at ?? now;
  await updateAccount(tx, account.id, { password_hash, password_owned_at: now, email_verified_at, google_id: null });
  await voidTokens(tx, account.id, tokenPurposes, now);
  await removeAllSessions(tx, account.id);
  await removeEveryFactor(tx, account.id);
  return { id: account.id, isNew: false };
}
