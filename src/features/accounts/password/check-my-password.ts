import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireAccount } from "../rules.ts";
import { findAccount, type AccountRow } from "../store.ts";
import { checkPassword } from "./check-password.ts";

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
