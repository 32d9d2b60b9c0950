import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireAccount } from "../rules.ts";
import { lockAccount } from "../store.ts";
import { issueRecoveryCodes } from "./issue-recovery-codes.ts";
import { notifyFactorChange } from "./notify-factor-change.ts";
import { hasFactor } from "./store-factors.ts";

/** Voids the old codes, returns the new only this once, and emails the owner [accounts-28]. */
export async function renewRecoveryCodes(ctx: Context, { address }: Pick<RequestMeta, "address">): Promise<string[]> {
  const { id } = requireAccount(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, id)) ?? refuse("sign_in_required");
    if (!(await hasFactor(tx, id))) refuse("second_factor_not_begun");
    const codes = await issueRecoveryCodes(ctx, tx, id);
    await notifyFactorChange(ctx, tx, account, { change: "codes_renewed", address });
    return codes;
  });
}
