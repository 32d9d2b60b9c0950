import { accountMessages } from "../../contract/accounts/words.ts";
import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { countTry, countWaiting, forgetTries, forgetTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { noteSecurityEvent } from "../security/note-event.ts";
import { fitsPassword } from "./hash-password.ts";
import { requireAccount, signInLimits, signInWait } from "./rules.ts";
import { findAccount, type AccountRow } from "./store.ts";

/**
 * Makes sure that whoever asks knows the account's password, and answers the account. A stolen session must not be a
 * way to guess it: a wrong one counts as a failed sign-in. Refuses a wrong password on the given field, and an account
 * without one.
 */
export async function checkOwnPassword(
  ctx: Context,
  { field, password }: { field: string; password: string },
  { address }: Pick<RequestMeta, "address">,
): Promise<AccountRow> {
  const { id } = requireAccount(ctx.actor);
  const account = (await findAccount(ctx.db, id)) ?? refuse("sign_in_required");
  if (account.password_hash === null) refuse("no_password");
  const { ofAddress, ofAccount } = signInLimits({ ...account, address });
  const counted = await ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, [...ofAddress, ...ofAccount]);
    return countWaiting(ctx, tx, signInWait(account, "session"));
  });
  if (!(await fitsPassword(account.password_hash, password))) {
    noteSecurityEvent(ctx, { event: "password_asked", outcome: "failed", address });
    refuse("bad_input", {
      sentence: accountMessages.password_wrong,
      fields: { [field]: accountMessages.password_wrong },
    });
  }
  for (const limit of ofAccount) await forgetTries(ctx, ctx.db, limit);
  await forgetTry(ctx.db, counted);
  return account;
}
