import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { PasskeyAssertion } from "../../../contract/accounts/code-schema.ts";
import { proofEnd } from "../../../platform/actor.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuseField } from "../../../platform/refusal.ts";
import { tallySecurityEvent } from "../../security/tally-event.ts";
import { checkPasskey } from "../passkeys/check-passkey.ts";
import { checkMyPassword } from "../password/check-password.ts";
import { assertNotImpersonated, hashToken, requireAccount } from "../rules.ts";
import { updateProof } from "../sessions/store-session.ts";
import { checkSecondFactor } from "./check-second-factor.ts";
import { hasFactor } from "./store-factors.ts";

type ProofInput = { password?: string | undefined; code?: string | undefined; passkey?: PasskeyAssertion | undefined };

/** Valid ten minutes [accounts-23]. Refuses impersonating admins, and a password alone where a second factor exists. */
export async function proveIdentity(
  ctx: Context,
  { password, code, passkey }: ProofInput,
  { address, bearerToken = "" }: Pick<RequestMeta, "address" | "bearerToken">,
): Promise<Date> {
  assertNotImpersonated(ctx.actor);
  const { id: account_id } = requireAccount(ctx.actor);
  const use = { purpose: "proof" as const, bound_to: bearerToken, account_id };
  if (passkey !== undefined) await checkPasskey(ctx, passkey, { use, address });
  else if (code !== undefined) await checkSecondFactor(ctx, { account_id, code, address });
  else {
    // Before the password is checked: nothing may reveal whether it is right.
    if (await hasFactor(ctx.db, account_id)) refuseField("password", accountMessages.factor_proves);
    await checkMyPassword(ctx, { field: "password", password: password ?? "" }, { address });
    tallySecurityEvent(ctx, { event: "password_asked", address });
  }
  const now = ctx.clock();
  await updateProof(ctx.db, hashToken(bearerToken), now);
  return proofEnd(now);
}
