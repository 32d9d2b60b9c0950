import type { PendingSignIn } from "../../../contract/accounts/code-schema.ts";
import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { issueToken } from "../email/issue-token.ts";
import { countOf } from "../passkeys/store-passkeys.ts";
import { hashToken, newToken } from "../rules.ts";
import { findProgram, hasFactor } from "../second-factor/store-factors.ts";
import { openSession } from "./open-session.ts";

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
