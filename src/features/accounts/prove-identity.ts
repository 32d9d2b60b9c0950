import type { PasskeyShown } from "../../contract/accounts/passkey-answer.ts";
import { proofEnd } from "../../platform/actor.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { noteSecurityEvent } from "../security/note-event.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { checkPasskey } from "./check-passkey.ts";
import { checkSecondFactor } from "./check-second-factor.ts";
import { assertNotImpersonated, hashToken, requireAccount } from "./rules.ts";
import { updateProof } from "./store-session.ts";

type Shown = { password?: string | undefined; code?: string | undefined; passkey?: PasskeyShown | undefined };

/**
 * Shows that the session that asks is its owner's, for the next ten minutes, and answers until when [accounts-23]. Refuses
 * an impersonating admin and what doesn't fit, which counts as a failed sign-in.
 */
export async function proveIdentity(
  ctx: Context,
  { password, code, passkey }: Shown,
  { address, bearerToken = "" }: Pick<RequestMeta, "address" | "bearerToken">,
): Promise<Date> {
  assertNotImpersonated(ctx.actor);
  const { id: account_id } = requireAccount(ctx.actor);
  const use = { purpose: "proof" as const, bound_to: bearerToken, account_id };
  if (passkey !== undefined) await checkPasskey(ctx, passkey, { use, address });
  else if (code !== undefined) await checkSecondFactor(ctx, { account_id, code, address });
  else {
    await checkOwnPassword(ctx, { field: "password", password: password ?? "" }, { address });
    noteSecurityEvent(ctx, { event: "password_asked", address });
  }
  const now = ctx.clock();
  await updateProof(ctx.db, hashToken(bearerToken), now);
  return proofEnd(now);
}
