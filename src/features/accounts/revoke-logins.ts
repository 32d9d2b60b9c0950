import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { tokenPurposes } from "../../schema/accounts.ts";
import { removeEveryFactor } from "./store-factors.ts";
import { removeEveryKey, replacePasswords } from "./store-revocation.ts";
import { removeAllSessions, updateAccount, voidTokens } from "./store.ts";

/**
 * Nobody signs in any more as one of these accounts, nor as one whose password was set together with others' (only a
 * filled catalogue does that); the given hash must be one that nobody has a password for, in the caller's transaction. Every session and open link of everybody ends too, since such
 * an account may have opened others'. Answers the accounts.
 */
export async function revokeLogins(
  tx: Database,
  { ids, password_hash }: { ids: readonly string[]; password_hash: string },
): Promise<string[]> {
  const revoked = await replacePasswords(tx, ids, password_hash);
  for (const id of revoked) await removeEveryFactor(tx, id);
  await removeEveryKey(tx);
  return revoked;
}

/** Gives an account another password and ends whatever opened it before, in the caller's transaction. */
export async function replacePassword(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { id, password_hash }: { id: string; password_hash: string },
): Promise<void> {
  await updateAccount(tx, id, { password_hash, google_id: null });
  await voidTokens(tx, id, tokenPurposes, clock());
  await removeAllSessions(tx, id);
  await removeEveryFactor(tx, id);
}
