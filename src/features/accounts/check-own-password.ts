import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { checkPassword } from "./check-password.ts";
import { requireAccount } from "./rules.ts";
import { findAccount, type AccountRow } from "./store.ts";

/**
 * Makes sure that whoever asks knows the account's password, and answers the account. A stolen session must not be a
 * way to guess it: a wrong one counts as a failed sign-in. Refuses a wrong password on the given field, and an account
 * without one.
 */
export async function checkOwnPassword(
  ctx: Context,
  asked: { field: string; password: string },
  { address }: Pick<RequestMeta, "address">,
): Promise<AccountRow> {
  const { id } = requireAccount(ctx.actor);
  const account = (await findAccount(ctx.db, id)) ?? refuse("sign_in_required");
  await checkPassword(ctx, account, { ...asked, from: "session" }, { address });
  return account;
}
