import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { tokenPurposes } from "../../../schema/accounts.ts";
import { removeEveryFactor } from "../second-factor/store-factors.ts";
import { removeAllSessions, updateAccount, voidTokens } from "../store.ts";
import { removeEveryKey, replacePasswords } from "./store-session.ts";

/**
 * `password_hash` must match no password. Also revokes accounts with the same old hash. Ends everybody's sessions,
 * which these accounts may have opened.
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
