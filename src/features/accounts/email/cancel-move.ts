import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import type { Context } from "../../../platform/context.ts";
import { isUniqueViolation, type Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import { tokenPurposes } from "../../../schema/accounts.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { passwordReset } from "../emails.ts";
import { hashPassword } from "../password/hash-password.ts";
import { hashToken, isSameEmail, newToken } from "../rules.ts";
import { dropFactors } from "../second-factor/remove-factors.ts";
import { lockAccount, removeAllSessions, updateAccount, voidMoves, voidTokens } from "../store.ts";
import { claimToken } from "./claim-token.ts";
import { findLivingToken } from "./store-tokens.ts";

const purpose = "email_return";

type Undone = { message: string; email: string; kind: AccountKind; is_returned: boolean };

/**
 * A finished move is reversed, which ends sessions, links and the password, since the attacker knew it [accounts-25].
 */
export async function cancelMove(ctx: Context, { token }: { token: string }): Promise<Undone> {
  const link = await findLivingToken(ctx.db, purpose, hashToken(token), ctx.clock());
  const { account_id: id } = link ?? refuse("dead_link");
  const nobodys = await hashPassword(newToken());
  try {
    return await ctx.db.transaction(async (tx) => {
      const { kind, email: now } = (await lockAccount(tx, id)) ?? refuse("dead_link");
      const { new_email: email } = await claimToken(ctx, tx, { purpose, token });
      if (email === null) refuse("dead_link");
      await recordSecurityEvent(ctx, tx, { event: "email_change_undone", account_id: id });
      const is_returned = !isSameEmail(email, now);
      if (is_returned) await returnAccount(ctx, tx, { id, email, password_hash: nobodys });
      else await voidMoves(tx, { id, email }, ctx.clock());
      const message = is_returned ? accountMessages.email_returned : accountMessages.email_change_cancelled;
      return { message, email, kind, is_returned };
    });
  } catch (cause) {
    if (isUniqueViolation(cause, "account_kind_email")) refuse("email_taken");
    throw cause;
  }
}

async function returnAccount(
  ctx: Context,
  tx: Database,
  account: { id: string; email: string; password_hash: string },
) {
  const { id, ...changes } = account;
  await updateAccount(tx, id, { ...changes, email_verified_at: ctx.clock() });
  await voidTokens(tx, id, tokenPurposes, ctx.clock());
  await removeAllSessions(tx, id);
  // The attacker may have set one up.
  await dropFactors(ctx, tx, id);
  const data = { account_id: id, email: account.email };
  await queueEmail(ctx, tx, passwordReset, { data, recipient: account.email, subject_id: id });
}
