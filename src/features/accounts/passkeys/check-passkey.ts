import type { PasskeyAssertion } from "../../../contract/accounts/code-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { tallySecurityEvent } from "../../security/tally-event.ts";
import { requirePasskeySite } from "../rules.ts";
import { enterAccount, type Entered, type EnteringMeta } from "../sessions/enter-account.ts";
import { claimChallenge, spendSignIn, type ChallengeUse } from "./issue-challenge.ts";
import { claimUse, findByCredential } from "./store-passkeys.ts";
import { readPasskeyAssertion } from "./verify-passkey.ts";

type Requested = { use: ChallengeUse; address: string };

/** Returns the account [accounts-30]. Refuses alike: wrong site or account, used challenge, falling counter. */
export async function checkPasskey(
  ctx: Context,
  assertion: PasskeyAssertion,
  { use, address }: Requested,
): Promise<string> {
  const site = requirePasskeySite(ctx.config);
  const challenge = await claimChallenge(ctx, use, assertion.response.clientDataJSON);
  const passkey = await findByCredential(ctx.db, assertion.id);
  const account_id = passkey?.account_id ?? use.account_id;
  const isAlone = use.purpose === "sign_in";
  const event = isAlone ? "sign_in" : "second_factor_asked";
  const fits =
    challenge !== null &&
    passkey !== null &&
    (isAlone || passkey.account_id === use.account_id) &&
    isHandleOf(passkey.account_id, assertion.response.userHandle) &&
    (await isValidAssertion(ctx, assertion, passkey, { challenge, site, mustVerify: isAlone })) &&
    (!isAlone || (await spendSignIn(ctx, challenge, use)));
  if (!fits || account_id === null) {
    tallySecurityEvent(ctx, { event, outcome: "failed", account_id, address, detail: "passkey" });
    refuse("passkey_refused");
  }
  if (!isAlone) tallySecurityEvent(ctx, { event, account_id, address, detail: "passkey" });
  return account_id;
}

async function isValidAssertion(ctx: Context, assertion: PasskeyAssertion, ...of: PassedOn): Promise<boolean> {
  const [passkey, wanted] = of;
  const counter = await readPasskeyAssertion(assertion, passkey, wanted);
  return counter !== null && claimUse(ctx.db, { id: passkey.id, counter, now: ctx.clock() });
}

type PassedOn = Parameters<typeof readPasskeyAssertion> extends [unknown, ...infer Rest] ? Rest : never;

/** Only some authenticators send a user handle. */
function isHandleOf(account_id: string, userHandle: string | null | undefined): boolean {
  return !userHandle || Buffer.from(userHandle, "base64url").toString("utf8") === account_id;
}

/** A passkey with user verification counts as two factors [accounts-30]. */
export async function signInByPasskey(ctx: Context, assertion: PasskeyAssertion, meta: EnteringMeta): Promise<Entered> {
  const { cookie: bound_to } = meta.handoff;
  if (bound_to === undefined) refuse("passkey_refused");
  const use = { purpose: "sign_in" as const, bound_to, account_id: null };
  return enterAccount(ctx, await checkPasskey(ctx, assertion, { use, address: meta.address }), meta);
}
