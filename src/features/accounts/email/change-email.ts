import { accountMessages } from "../../../contract/accounts/calls.ts";
import { errors } from "../../../contract/errors.ts";
import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { refuse, refuseField } from "../../../platform/refusal.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { emailChange, emailChangeRequested } from "../emails.ts";
import { checkMyPassword } from "../password/check-password.ts";
import { assertNotImpersonated, confirmationLimit, hashToken, isSameEmail } from "../rules.ts";
import { requireFactorProof } from "../second-factor/require-proof.ts";
import { findByEmail, lockAccount, voidMoves } from "../store.ts";
import { issueToken } from "./issue-token.ts";
import { isReservedEmail } from "./store-tokens.ts";

/**
 * Only the newest request counts [accounts-12]; the old address gets a link to cancel [accounts-25]. Five tries an
 * hour; not while impersonating.
 */
export async function changeEmail(
  ctx: Context,
  { newEmail, password }: { newEmail: string; password: string },
  { address, bearerToken = "" }: Pick<RequestMeta, "address" | "bearerToken">,
): Promise<void> {
  assertNotImpersonated(ctx.actor);
  await requireFactorProof(ctx);
  const { id, kind, password_hash } = await checkMyPassword(ctx, { field: "password", password }, { address });
  // A separate transaction, so that refused tries count too.
  await ctx.db.transaction((tx) => countTry(ctx, tx, [confirmationLimit(id)]));
  await ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, id)) ?? refuse("sign_in_required");
    // A password reset in between ended such requests.
    if (account.password_hash !== password_hash) refuse("conflict");
    if (isSameEmail(newEmail, account.email)) refuseField("newEmail", accountMessages.email_unchanged);
    const isTaken = (await findByEmail(tx, kind, newEmail)) !== null;
    if (isTaken || (await isReservedEmail(tx, { kind, email: newEmail }, ctx.clock()))) {
      refuse("email_taken", { fields: { newEmail: errors.email_taken.sentence } });
    }
    await voidMoves(tx, account, ctx.clock());
    await issueEmailChange(ctx, tx, { account_id: id, new_email: newEmail, bound_to: hashToken(bearerToken) });
    await recordSecurityEvent(ctx, tx, { event: "email_change_asked", address });
    const data = { account_id: id, new_email: newEmail };
    await queueEmail(ctx, tx, emailChange, { data, recipient: newEmail, subject_id: id });
    const here = { account_id: id, email: account.email };
    await queueEmail(ctx, tx, emailChangeRequested, { data: here, recipient: account.email, subject_id: id });
  });
}

async function issueEmailChange(
  ctx: Context,
  tx: Database,
  move: { account_id: string; new_email: string; bound_to: string },
) {
  const lives_seconds = limits.confirmation_link_hours * 60 * 60;
  await issueToken(ctx, tx, { ...move, purpose: "email_confirmation", lives_seconds });
}
