import type { AccountKind } from "../../../contract/accounts/schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { countTry, countTryWithWait, clearAttempts, removeAttempt } from "../../../platform/rate-limit.ts";
import { refuse } from "../../../platform/refusal.ts";
import { tallySecurityEvent } from "../../security/tally-event.ts";
import { fitsPassword } from "../password/hash-password.ts";
import { deviceOf, signInLimits, signInWait } from "../rules.ts";
import { knownDevice } from "../second-factor/remember-device.ts";
import { findByEmail, lockAccount } from "../store.ts";
import { createSession, type Begun } from "./open-session.ts";
import { recordSignIn } from "./record-sign-in.ts";

type Credentials = { email: string; password: string };
type SignedIn = Begun & { account: { id: string; kind: AccountKind; email: string } };

/**
 * All refusals cost the same queries and slow hash [accounts-3]. Tries count first, so that parallel ones can't exceed
 * the limits [accounts-4].
 */
export async function signIn(
  ctx: Context,
  kind: AccountKind,
  { email, password }: Credentials,
  { address, userAgent, device, handoff }: Pick<RequestMeta, "address" | "userAgent" | "device" | "handoff">,
): Promise<SignedIn> {
  const { ofAddress, ofAccount } = signInLimits({ kind, email, address });
  const result = await findByEmail(ctx.db, kind, email);
  const came = { account_id: result?.id ?? null, address, device: deviceOf(userAgent) };
  const wait = signInWait({ kind, email }, knownDevice(ctx.keyedHash, device.cookie, { kind, email }));
  let counted: string;
  try {
    counted = await ctx.db.transaction(async (tx) => {
      await countTry(ctx, tx, [...ofAddress, ...ofAccount]);
      return countTryWithWait(ctx, tx, wait);
    });
  } catch (cause) {
    tallySecurityEvent(ctx, { event: "sign_in", outcome: "refused", ...came });
    throw cause;
  }
  const fits = await fitsPassword(result?.password_hash ?? null, password);
  if (!result || !fits) {
    tallySecurityEvent(ctx, { event: "sign_in", outcome: "failed", ...came });
    refuse("invalid_credentials");
  }

  const signedIn = await ctx.db.transaction(async (tx) => {
    // A password reset in between ended all sessions.
    const account = await lockAccount(tx, result.id);
    if (!account || account.password_hash !== result.password_hash) refuse("invalid_credentials");
    for (const limit of ofAccount) await clearAttempts(ctx, tx, limit);
    await removeAttempt(tx, counted);
    const begun = await createSession(ctx, tx, { account_id: account.id, userAgent, is_proven: true }, handoff);
    return { ...begun, account: { id: account.id, kind, email: account.email } };
  });
  if ("pending_token" in signedIn) return signedIn;
  await recordSignIn(ctx, signedIn.account, { address, userAgent, device });
  return signedIn;
}
