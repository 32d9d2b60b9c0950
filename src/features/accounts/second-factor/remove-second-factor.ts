import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireAccount } from "../rules.ts";
import { isSuperAdminAccount, lockAccount } from "../store.ts";
import { notifyFactorChange } from "./notify-factor-change.ts";
import { hasFactor, removeProgram, replaceRecoveryCodes } from "./store-factors.ts";

/**
 * With the last factor the recovery codes go too; emails the owner [accounts-28]. Refuses a super admin's last one
 * where required.
 */
export async function removeSecondFactor(ctx: Context, { address }: Pick<RequestMeta, "address">): Promise<void> {
  const { id } = requireAccount(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, id)) ?? refuse("sign_in_required");
    if (!(await removeProgram(tx, id))) return;
    await requireOneFactor(ctx, tx, id);
    await notifyFactorChange(ctx, tx, account, { change: "app_removed", address });
  });
}

/** Call after removing one. With the last, also removes recovery codes; throws if a super admin needs one. */
export async function requireOneFactor(ctx: Context, tx: Database, id: string): Promise<void> {
  if (await hasFactor(tx, id)) return;
  if (ctx.config.adminSecondFactor && (await isSuperAdminAccount(tx, id))) refuse("last_second_factor");
  await replaceRecoveryCodes(tx, id, []);
}
