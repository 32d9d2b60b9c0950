import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { passwordChanged } from "../emails.ts";
import { assertNotImpersonated, hashToken } from "../rules.ts";
import { requireFactorProof } from "../second-factor/require-proof.ts";
import { listPersonalTerms, lockAccount, removeAllSessions, updateAccount, voidMoves, voidTokens } from "../store.ts";
import { checkMyPassword } from "./check-password.ts";
import { assertHardToGuess } from "./find-password-error.ts";
import { hashPassword } from "./hash-password.ts";

/**
 * Ends other sessions, reset links and pending moves; emails the owner [accounts-9]. Not without a password or while
 * impersonating.
 */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  { address, bearerToken = "" }: Pick<RequestMeta, "address" | "bearerToken">,
): Promise<void> {
  assertNotImpersonated(ctx.actor);
  await requireFactorProof(ctx);
  const checked = await checkMyPassword(ctx, { field: "currentPassword", password: currentPassword }, { address });
  await assertHardToGuess("newPassword", newPassword, await listPersonalTerms(ctx.db, checked.id));
  const password_hash = await hashPassword(newPassword);
  await ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, checked.id)) ?? refuse("sign_in_required");
    // Another request changed the password in between.
    if (account.password_hash !== checked.password_hash) refuse("conflict");
    const { id, email } = account;
    await updateAccount(tx, id, { password_hash });
    await voidTokens(tx, id, ["password_reset", "second_factor"], ctx.clock());
    await voidMoves(tx, account, ctx.clock());
    await removeAllSessions(tx, id, hashToken(bearerToken));
    await recordSecurityEvent(ctx, tx, { event: "password_changed", address });
    const data = { account_id: id, email };
    await queueEmail(ctx, tx, passwordChanged, { data, recipient: email, subject_id: id });
  });
}
