import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { countTry, countTryWithWait, clearAttempts, removeAttempt } from "../../../platform/rate-limit.ts";
import { refuse, refuseField } from "../../../platform/refusal.ts";
import { tallySecurityEvent } from "../../security/tally-event.ts";
import { signInLimits, signInWait, requireAccount } from "../rules.ts";
import { type AccountRow, findAccount } from "../store.ts";
import { fitsPassword } from "./hash-password.ts";

type Requested = { field: string; password: string; from: "session" | "link" };

/** A wrong one counts as a failed sign-in; strangers' failures don't block the account's own session. */
export async function checkPassword(
  ctx: Context,
  account: AccountRow,
  { field, password, from }: Requested,
  { address }: Pick<RequestMeta, "address">,
): Promise<void> {
  if (account.password_hash === null) refuse("no_password");
  const { ofAddress, ofAccount } = signInLimits({ ...account, address });
  const counted = await ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, [...ofAddress, ...ofAccount]);
    return countTryWithWait(ctx, tx, signInWait(account, from));
  });
  if (!(await fitsPassword(account.password_hash, password))) {
    tallySecurityEvent(ctx, { event: "password_asked", outcome: "failed", address, account_id: account.id });
    refuseField(field, accountMessages.password_wrong);
  }
  for (const limit of ofAccount) await clearAttempts(ctx, ctx.db, limit);
  await removeAttempt(ctx.db, counted);
}

/** A wrong password counts as a failed sign-in, so a stolen session can't guess. Refuses accounts without one. */
export async function checkMyPassword(
  ctx: Context,
  input: { field: string; password: string },
  { address }: Pick<RequestMeta, "address">,
): Promise<AccountRow> {
  const { id } = requireAccount(ctx.actor);
  const account = (await findAccount(ctx.db, id)) ?? refuse("sign_in_required");
  await checkPassword(ctx, account, { ...input, from: "session" }, { address });
  return account;
}
