import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { clearAttempts } from "../../../platform/rate-limit.ts";
import { refuse } from "../../../platform/refusal.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { claimToken } from "../email/claim-token.ts";
import { findLivingToken } from "../email/store-tokens.ts";
import { passwordChanged } from "../emails.ts";
import { codeLimits, hashToken, resetMailLimit, type OnConfirmed } from "../rules.ts";
import { rememberDevice } from "../second-factor/remember-device.ts";
import { listPersonalTerms, lockAccount, removeAllSessions, updateAccount, voidMoves, voidTokens } from "../store.ts";
import { assertHardToGuess } from "./find-password-error.ts";
import { hashPassword } from "./hash-password.ts";

const purpose = "password_reset";
const sentence = accountMessages.reset_failed;

/**
 * The link works once, in races too; ends sessions, other links and moves [accounts-7]. Confirms the email and
 * remembers the device. A refusal keeps the link.
 */
export async function resetPassword(
  ctx: Context,
  { token, newPassword }: { token: string; newPassword: string },
  onConfirmed: OnConfirmed,
  { device }: Pick<RequestMeta, "device">,
): Promise<{ email: string; kind: AccountKind }> {
  // Before hashing, so that guessed links cost no slow hash.
  const link = await findLivingToken(ctx.db, purpose, hashToken(token), ctx.clock());
  const { account_id: id } = link ?? refuse("dead_link", { sentence });
  await assertHardToGuess("newPassword", newPassword, await listPersonalTerms(ctx.db, id));
  const password_hash = await hashPassword(newPassword);

  return ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, id)) ?? refuse("dead_link", { sentence });
    await claimToken(ctx, tx, { purpose, token, sentence });
    const now = ctx.clock();
    const owned = { email_verified_at: account.email_verified_at ?? now, password_owned_at: now };
    await updateAccount(tx, id, { password_hash, ...owned });
    await onConfirmed(ctx, tx, account);
    await voidTokens(tx, id, [purpose, "second_factor"], now);
    // Somebody with the old password may have started a move to their address.
    await voidMoves(tx, account, now);
    await removeAllSessions(tx, id);
    // All links are void now, so the next may be mailed at once.
    await clearAttempts(ctx, tx, resetMailLimit(id));
    await clearAttempts(ctx, tx, codeLimits(id).ofDay);
    await recordSecurityEvent(ctx, tx, { event: "password_reset", account_id: id });
    const { email, kind } = account;
    device.store(rememberDevice(ctx.keyedHash, device.cookie, { kind, email }));
    const data = { account_id: id, email };
    await queueEmail(ctx, tx, passwordChanged, { data, recipient: email, subject_id: id });
    return { email, kind };
  });
}
