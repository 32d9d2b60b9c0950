import type { PendingSignIn } from "../../../contract/accounts/code-schema.ts";
import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { issueToken } from "../email/issue-token.ts";
import { countOf } from "../passkeys/store-passkeys.ts";
import { deviceOf, hashToken, impersonationEnd, newToken, sessionEnd } from "../rules.ts";
import { findProgram, hasFactor } from "../second-factor/store-factors.ts";
import { removeExpired } from "../store-expiry.ts";
import { findSessionId, insertSession, isSuperAdminAccount } from "../store.ts";

const sweptAtOnce = 20;

type Opening = {
  account_id: string;
  userAgent: string | undefined;
  is_proven?: boolean;
  admin?: { id: string; token: string | undefined };
};

/**
 * Thirty days from last use; shorter for super admins, one hour for impersonations [accounts-8, admin-11, admin-29].
 * Also removes some expired sessions and tokens.
 */
export async function openSession(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { account_id, userAgent, is_proven = false, admin }: Opening,
): Promise<string> {
  const now = clock();
  const token = newToken();
  const lifetime = { created_at: now, is_super_admin: await isSuperAdminAccount(tx, account_id) };
  await insertSession(tx, {
    token_hash: hashToken(token),
    account_id,
    device: deviceOf(userAgent),
    created_at: now,
    last_used_at: now,
    admin_id: admin?.id ?? null,
    opened_by: admin?.token === undefined ? null : await findSessionId(tx, hashToken(admin.token)),
    proven_at: is_proven ? now : null,
    expires_at: admin === undefined ? sessionEnd(lifetime, now) : impersonationEnd(now),
  });
  await removeExpired(tx, now, sweptAtOnce);
  return token;
}

export type Begun = { token: string } | PendingSignIn;

/** An account with a second factor must show it first, in the same browser [accounts-28]. */
export async function createSession(
  ctx: Context,
  tx: Database,
  opening: Parameters<typeof openSession>[2],
  handoff: RequestMeta["handoff"],
): Promise<Begun> {
  const { account_id } = opening;
  if (!(await hasFactor(tx, account_id))) return { token: await openSession(ctx, tx, opening) };
  const binding = newToken();
  handoff.store(binding);
  const waiting = {
    account_id,
    purpose: "second_factor" as const,
    bound_to: hashToken(binding),
    lives_seconds: limits.second_factor_minutes * 60,
  };
  const has_app = (await findProgram(tx, account_id))?.secret_sealed != null;
  const has_passkey = (await countOf(tx, account_id)) > 0;
  return { pending_token: await issueToken(ctx, tx, waiting), has_app, has_passkey };
}
