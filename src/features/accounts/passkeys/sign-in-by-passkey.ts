import type { PasskeyAssertion } from "../../../contract/accounts/code-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { enterAccount, type Entered, type EnteringMeta } from "../sessions/enter-account.ts";
import { checkPasskey } from "./check-passkey.ts";

/** A passkey with user verification counts as two factors [accounts-30]. */
export async function signInByPasskey(ctx: Context, assertion: PasskeyAssertion, meta: EnteringMeta): Promise<Entered> {
  const { cookie: bound_to } = meta.handoff;
  if (bound_to === undefined) refuse("passkey_refused");
  const use = { purpose: "sign_in" as const, bound_to, account_id: null };
  return enterAccount(ctx, await checkPasskey(ctx, assertion, { use, address: meta.address }), meta);
}
