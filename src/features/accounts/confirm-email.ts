import type { AccountKind } from "../../contract/accounts/shapes.ts";
import { accountMessages } from "../../contract/accounts/words.ts";
import type { Context } from "../../platform/context.ts";
import { isTaken, type Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { claimToken } from "./claim-token.ts";
import { emailChanged } from "./emails.ts";
import { hashToken, isSameEmail, type OnConfirmed } from "./rules.ts";
import { findTokenOwner, lockAccount, updateAccount, voidTokens, type AccountRow } from "./store.ts";

const purpose = "email_confirmation";

type Confirmed = { message: string; email: string; kind: AccountKind };

/**
 * Confirms an email address with the token that was mailed to it. When it is not the account's own, the account moves
 * there, links that were mailed to the old address end, and an email tells the old address [accounts-11, accounts-12]. Refuses a dead link, and an
 * address that somebody has meanwhile: then the token is not used up.
 */
export async function confirmEmail(
  ctx: Context,
  { token }: { token: string },
  onConfirmed: OnConfirmed,
): Promise<Confirmed> {
  const id = (await findTokenOwner(ctx.db, purpose, hashToken(token), ctx.clock())) ?? refuse("dead_link");
  try {
    return await ctx.db.transaction(async (tx) => {
      const account = (await lockAccount(tx, id)) ?? refuse("dead_link");
      const { new_email } = await claimToken(ctx, tx, { purpose, token });
      const email = new_email ?? account.email;
      await onConfirmed(ctx, tx, { ...account, email });
      if (!isSameEmail(email, account.email)) return moveAccount(ctx, tx, account, email);
      await updateAccount(tx, id, { email_verified_at: account.email_verified_at ?? ctx.clock() });
      await recordSecurityEvent(ctx, tx, { event: "email_confirmed", account_id: id });
      return { message: accountMessages.email_confirmed, email: account.email, kind: account.kind };
    });
  } catch (cause) {
    if (isTaken(cause, "account_kind_email")) refuse("email_taken");
    throw cause;
  }
}

async function moveAccount(ctx: Context, tx: Database, account: AccountRow, email: string): Promise<Confirmed> {
  const { id, kind } = account;
  const now = ctx.clock();
  await updateAccount(tx, id, { email, email_verified_at: now });
  await recordSecurityEvent(ctx, tx, { event: "email_changed", account_id: id });
  await voidTokens(tx, id, ["password_reset", purpose], now);
  const data = { account_id: id, old_email: account.email };
  await queueEmail(ctx, tx, emailChanged, { data, recipient: account.email, subject_id: id });
  return { message: accountMessages.email_moved, email, kind };
}
