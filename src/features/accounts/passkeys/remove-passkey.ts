import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { requireAccount } from "../rules.ts";
import { notifyFactorChange } from "../second-factor/notify-factor-change.ts";
import { requireOneFactor } from "../second-factor/remove-factors.ts";
import { lockAccount } from "../store.ts";
import { deletePasskey } from "./store-passkeys.ts";

/** Emails the owner [accounts-30]. Refuses a super admin's last factor where the site requires one. */
export async function removePasskey(
  ctx: Context,
  id: string,
  { address }: Pick<RequestMeta, "address">,
): Promise<void> {
  const { id: account_id } = requireAccount(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, account_id)) ?? refuse("sign_in_required");
    if (!(await deletePasskey(tx, account_id, id))) refuse("not_found");
    await requireOneFactor(ctx, tx, account_id);
    await notifyFactorChange(ctx, tx, account, { change: "passkey_removed", address });
  });
}
