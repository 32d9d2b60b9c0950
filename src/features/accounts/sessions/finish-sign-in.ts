import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { PasskeyAssertion } from "../../../contract/accounts/code-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { claimToken } from "../email/claim-token.ts";
import { findPendingSignIn } from "../email/find-pending-sign-in.ts";
import { checkPasskey } from "../passkeys/check-passkey.ts";
import { checkSecondFactor } from "../second-factor/check-second-factor.ts";
import { enterAccount, type Entered, type EnteringMeta } from "./enter-account.ts";

const purpose = "second_factor";
const sentence = accountMessages.second_factor_late;

type FactorInput = { pending_token: string; code?: string | undefined; passkey?: PasskeyAssertion | undefined };

/** A wrong factor leaves the sign-in pending; only one request per token succeeds [accounts-28, accounts-30]. */
export async function finishSignIn(
  ctx: Context,
  { pending_token: token, code = "", passkey }: FactorInput,
  meta: EnteringMeta,
): Promise<Entered> {
  const { owner: account_id, binding: bound_to } = await findPendingSignIn(ctx, token, meta.handoff);
  const { address } = meta;
  if (passkey) await checkPasskey(ctx, passkey, { use: { purpose, bound_to, account_id }, address });
  else await checkSecondFactor(ctx, { account_id, code, address });
  return enterAccount(ctx, account_id, meta, (tx) => claimToken(ctx, tx, { purpose, token, sentence }));
}
