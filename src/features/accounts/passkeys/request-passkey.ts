import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { countTry, limitsByAddress } from "../../../platform/rate-limit.ts";
import { findPendingSignIn } from "../email/find-pending-sign-in.ts";
import { newToken, requirePasskeySite } from "../rules.ts";
import { issueChallenge, passkey_timeout_ms, type ChallengeUse } from "./issue-challenge.ts";
import { listPasskeyRows, type PasskeyRow } from "./store-passkeys.ts";

type Meta = Pick<RequestMeta, "address" | "bearerToken" | "handoff">;

/**
 * For a pending sign-in, a signed-in account, or a sign-in by passkey alone, which requires user verification
 * [accounts-30].
 */
export async function requestPasskey(
  ctx: Context,
  { pending_token }: { pending_token?: string | undefined },
  meta: Meta,
) {
  const { rpID: rpId } = requirePasskeySite(ctx.config);
  await ctx.db.transaction((tx) => countTry(ctx, tx, passkeyLimits(meta.address)));
  const use = await wantedUse(ctx, pending_token, meta);
  const known = use.account_id === null ? [] : await listPasskeyRows(ctx.db, use.account_id);
  return {
    rpId,
    challenge: await issueChallenge(ctx, use),
    timeout: passkey_timeout_ms,
    userVerification: use.purpose === "sign_in" ? ("required" as const) : ("preferred" as const),
    allowCredentials: known.map(describePasskey),
  };
}

async function wantedUse(ctx: Context, pending_token: string | undefined, meta: Meta): Promise<ChallengeUse> {
  const { actor } = ctx;
  if (pending_token !== undefined) {
    const { owner, binding } = await findPendingSignIn(ctx, pending_token, meta.handoff);
    return { purpose: "second_factor", bound_to: binding, account_id: owner };
  }
  if (actor.kind !== "visitor" && actor.admin_id === null)
    return { purpose: "proof", bound_to: meta.bearerToken ?? "", account_id: actor.id };
  const bound_to = newToken();
  meta.handoff.store(bound_to);
  return { purpose: "sign_in", bound_to, account_id: null };
}

export function describePasskey({ credential_id: id, transports }: PasskeyRow) {
  return { id, type: "public-key" as const, transports };
}

/** Same limits as sign-ins. */
function passkeyLimits(address: string) {
  const window_seconds = limits.sign_in_window_minutes * 60;
  return limitsByAddress(address, {
    name: "passkey_address",
    tries_max: limits.sign_in_tries_per_address_max,
    window_seconds,
  });
}
