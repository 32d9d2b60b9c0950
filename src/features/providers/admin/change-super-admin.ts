import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { removeFactors } from "../../accounts/second-factor/remove-factors.ts";
import { endSessions } from "../../accounts/sessions/sign-out-account.ts";
import { recordAction } from "../../audit/record-action.ts";
import { notifyAdmins } from "../../security/notify-admins.ts";
import { superAdminsChanged } from "../emails.ts";
import { isOwner } from "../rules.ts";
import { updateProvider } from "../store-profile.ts";
import { requireSuperAdmin } from "./require-super-admin.ts";
import { listSuperAdminRows } from "./store-super-admin.ts";

type Change = "demoted" | "signed_out" | "factors_removed";

/**
 * Ends the sessions, also impersonating ones, and notifies every super admin [admin-33, admin-38]. One can't demote
 * oneself, so that one is always left. Returns the name.
 */
export async function changeSuperAdmin(ctx: Context, wanted: string, change: Change): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const { id: by } = await requireSuperAdmin(ctx, tx);
    const all = await listSuperAdminRows(tx, ctx.clock());
    const result = all.find(({ id }) => id === wanted.toLowerCase()) ?? refuse("super_admin_not_found");
    const { id, email, business_name: name } = result;
    if (isOwner(ctx.actor, id)) {
      if (change === "demoted") refuse("own_demotion");
      if (change === "factors_removed") refuse("own_factors");
    }
    await notifyAdmins(ctx, tx, superAdminsChanged, { change, id, by });
    if (change === "demoted") await updateProvider(tx, id, { is_super_admin: false, updated_at: ctx.clock() });
    if (change === "factors_removed") await removeFactors(ctx, tx, { id, email });
    else await endSessions(ctx, tx, id, change === "demoted" ? "super_admin_ended" : "sessions_ended");
    await recordAction(ctx, tx, { action: `super_admin_${change}`, subject: { id, name } });
    return name;
  });
}
