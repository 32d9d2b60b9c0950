import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireAccount } from "./rules.ts";
import { hasFactor, removeProgram, replaceRecoveryCodes } from "./store-factors.ts";
import { isSuperAdmin, lockAccount } from "./store.ts";
import { tellOfFactor } from "./tell-of-factor.ts";

/**
 * Turns the codes of a program off, and with the last second factor the recovery codes; an email tells the owner [accounts-28]. Refuses
 * a super admin's last one where the site asks for one.
 */
export async function removeSecondFactor(ctx: Context, { address }: Pick<RequestMeta, "address">): Promise<void> {
  const { id } = requireAccount(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, id)) ?? refuse("sign_in_required");
    if (!(await removeProgram(tx, id))) return;
    await keepOneFactor(ctx, tx, id);
    await tellOfFactor(ctx, tx, account, { change: "app_removed", address });
  });
}

/** After one was taken away: with the last the recovery codes go, and a super admin's last comes back with the refusal. */
export async function keepOneFactor(ctx: Context, tx: Database, id: string): Promise<void> {
  if (await hasFactor(tx, id)) return;
  if (ctx.config.adminSecondFactor && (await isSuperAdmin(tx, id))) refuse("last_second_factor");
  await replaceRecoveryCodes(tx, id, []);
}
