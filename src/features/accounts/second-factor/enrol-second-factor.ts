import { Secret, TOTP } from "otpauth";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { seal } from "../../../platform/seal.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { bareCode, hashToken, requireAccount } from "../rules.ts";
import { findAccount, lockAccount, removeAllSessions } from "../store.ts";
import { matchCode, openSecret, sealedFor, verifyCode } from "./check-second-factor.ts";
import { issueRecoveryCodes } from "./issue-recovery-codes.ts";
import { notifyFactorChange } from "./notify-factor-change.ts";
import { confirmNext, findProgram, putNextSecret } from "./store-factors.ts";

/** Shown once; it counts after its first code, and the old secret works until then [accounts-28]. */
export async function enrolSecondFactor(ctx: Context): Promise<{ secret: string; uri: string }> {
  const { id } = requireAccount(ctx.actor);
  const account = (await findAccount(ctx.db, id)) ?? refuse("sign_in_required");
  const { site_name: issuer } = await readSettings(ctx);
  const secret = new Secret();
  await putNextSecret(ctx.db, id, seal(ctx.keyedHash, sealedFor(id), secret.base32));
  return { secret: secret.base32, uri: new TOTP({ issuer, label: account.email, secret }).toString() };
}

/** Returns the recovery codes, only this once. Ends the account's other sessions and emails the owner. */
export async function confirmSecondFactor(
  ctx: Context,
  code: string,
  { address, bearerToken = "" }: Pick<RequestMeta, "address" | "bearerToken">,
): Promise<string[]> {
  const { id } = requireAccount(ctx.actor);
  const begun = (await findProgram(ctx.db, id))?.next_secret_sealed ?? refuse("second_factor_not_begun");
  const secret = openSecret(ctx, id, begun);
  const step = secret === null ? null : matchCode(secret, bareCode(code), ctx.clock());
  await verifyCode(ctx, { account_id: id, address }, async () => step !== null);
  return ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, id)) ?? refuse("sign_in_required");
    const next = { account_id: id, next_secret_sealed: begun, step: step ?? 0, now: ctx.clock() };
    // A second enrolment started in between, so the code is for the other secret.
    if (!(await confirmNext(tx, next))) refuse("second_factor_not_begun");
    const codes = await issueRecoveryCodes(ctx, tx, id);
    await removeAllSessions(tx, id, hashToken(bearerToken));
    await notifyFactorChange(ctx, tx, account, { change: "app_added", address });
    return codes;
  });
}
