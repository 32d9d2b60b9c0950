import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import type { Context } from "../../../platform/context.ts";
import { isUniqueViolation, type Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { emailChanged } from "../emails.ts";
import { checkPassword } from "../password/check-password.ts";
import { hashToken, isSameEmail, type OnConfirmed } from "../rules.ts";
import { findAccount, lockAccount, removeAllSessions, updateAccount, voidTokens, type AccountRow } from "../store.ts";
import { claimToken } from "./claim-token.ts";
import { findLivingToken, isReservedEmail } from "./store-tokens.ts";

const purpose = "email_confirmation";

type Confirmed = { message: string; email: string; kind: AccountKind };

/**
 * A change of email ends other sessions and old links; the old address gets an undo link [accounts-11, accounts-12]. A
 * refusal
 * keeps the token.
 */
export async function confirmEmail(
  ctx: Context,
  { token, password }: { token: string; password?: string | undefined },
  onConfirmed: OnConfirmed,
  { address, bearerToken = "" }: Pick<RequestMeta, "address" | "bearerToken">,
): Promise<Confirmed> {
  const link = (await findLivingToken(ctx.db, purpose, hashToken(token), ctx.clock())) ?? refuse("dead_link");
  const { account_id: id, bound_to } = link;
  const { actor } = ctx;
  const isMyAccount = actor.kind !== "visitor" && actor.admin_id === null && actor.id === id;
  const isAsker = isMyAccount && bound_to === hashToken(bearerToken);
  const before = (await findAccount(ctx.db, id)) ?? refuse("dead_link");
  if (link.new_email !== null && !isSameEmail(link.new_email, before.email) && !isAsker) {
    if (password === undefined) refuse("move_needs_password");
    await checkPassword(ctx, before, { field: "password", password, from: "link" }, { address });
  }
  try {
    return await ctx.db.transaction(async (tx) => {
      const account = (await lockAccount(tx, id)) ?? refuse("dead_link");
      const { new_email } = await claimToken(ctx, tx, { purpose, token });
      const email = new_email ?? account.email;
      await onConfirmed(ctx, tx, { ...account, email });
      if (!isSameEmail(email, account.email)) {
        if (account.password_hash !== before.password_hash) refuse("conflict");
        const except_hash = isMyAccount ? hashToken(bearerToken) : "";
        return moveAccount(ctx, tx, account, { email, except_hash });
      }
      const email_verified_at = account.email_verified_at ?? ctx.clock();
      // Mail plus session prove that the password is the owner's.
      await updateAccount(tx, id, { email_verified_at, ...(isMyAccount && { password_owned_at: ctx.clock() }) });
      await recordSecurityEvent(ctx, tx, { event: "email_confirmed", account_id: id });
      return { message: accountMessages.email_confirmed, email: account.email, kind: account.kind };
    });
  } catch (cause) {
    if (isUniqueViolation(cause, "account_kind_email")) refuse("email_taken");
    throw cause;
  }
}

type Move = { email: string; except_hash: string };

async function moveAccount(
  ctx: Context,
  tx: Database,
  account: AccountRow,
  { email, except_hash }: Move,
): Promise<Confirmed> {
  const { id, kind } = account;
  const now = ctx.clock();
  if (await isReservedEmail(tx, { kind, email }, now)) refuse("email_taken");
  await updateAccount(tx, id, { email, email_verified_at: now, password_owned_at: now });
  await removeAllSessions(tx, id, except_hash);
  await recordSecurityEvent(ctx, tx, { event: "email_changed", account_id: id });
  await voidTokens(tx, id, ["password_reset", purpose], now);
  const data = { account_id: id, old_email: account.email };
  await queueEmail(ctx, tx, emailChanged, { data, recipient: account.email, subject_id: id });
  return { message: accountMessages.email_moved, email, kind };
}
