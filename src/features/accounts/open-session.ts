import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { deviceOf, hashToken, impersonationEnd, newToken, sessionEnd } from "./rules.ts";
import { insertSession, removeExpired } from "./store.ts";

const sweptAtOnce = 20;

type Opening = {
  account_id: string;
  userAgent: string | undefined;
  /** The super admin who acts as the account, if it is not its owner who comes. */
  admin_id?: string;
};

/**
 * Signs a browser in, in the caller's transaction, and answers its bearer token, which is known nowhere else: 256 random
 * bits, living thirty days from its last use, or an hour in all where an admin acts as the account [accounts-8, admin-11]. Each sign-in takes a few sessions and tokens away that are over.
 */
export async function openSession(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { account_id, userAgent, admin_id }: Opening,
): Promise<string> {
  const now = clock();
  const token = newToken();
  await insertSession(tx, {
    token_hash: hashToken(token),
    account_id,
    device: deviceOf(userAgent),
    created_at: now,
    last_used_at: now,
    admin_id: admin_id ?? null,
    expires_at: admin_id === undefined ? sessionEnd(now) : impersonationEnd(now),
  });
  await removeExpired(tx, now, sweptAtOnce);
  return token;
}
