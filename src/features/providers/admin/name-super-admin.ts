import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { endSessions } from "../../accounts/sessions/sign-out-account.ts";
import { recordAction } from "../../audit/record-action.ts";
import { notifyAdmins } from "../../security/notify-admins.ts";
import { superAdminsChanged } from "../emails.ts";
import { findIdByEmail, updateProvider } from "../store-profile.ts";
import { findUser } from "../store.ts";
import { requireSuperAdmin } from "./require-super-admin.ts";
import { isEmpty, isSuperAdmin } from "./store-super-admin.ts";

/** Refuses an unknown, unconfirmed or non-empty account; notifies every super admin [admin-33]. */
export async function nameSuperAdmin(ctx: Context, email: string): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const { id: by } = await requireSuperAdmin(ctx, tx);
    const id = (await findIdByEmail(tx, email)) ?? refuse("account_not_found");
    const user = (await findUser(tx, id)) ?? refuse("account_not_found");
    if (await isSuperAdmin(tx, id)) refuse("already_super_admin");
    if (user.email_verified_at === null) refuse("account_unconfirmed");
    if (!(await isEmpty(tx, id))) refuse("account_not_empty");
    await updateProvider(tx, id, { is_super_admin: true, updated_at: ctx.clock() });
    await endSessions(ctx, tx, id, "super_admin_made");
    const { business_name: name } = user;
    await recordAction(ctx, tx, { action: "super_admin_named", subject: { id, name } });
    await notifyAdmins(ctx, tx, superAdminsChanged, { change: "named", id, by });
    return name;
  });
}
