import { id as idShape } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { isSuperAdmin, lockAccount, nameAccounts, removeAllSessions } from "./store.ts";

/**
 * Includes impersonations [admin-37]. Refuses super admins, who are all told of their sessions [admin-33]. Returns the
 * name.
 */
export async function signOutAccount(ctx: Context, { id: wanted }: { id: string }): Promise<string> {
  const id = idShape.safeParse(wanted).data?.toLowerCase() ?? refuse("account_gone");
  return ctx.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, id))) refuse("account_gone");
    if (await isSuperAdmin(tx, id)) refuse("super_admin_not_signed_out");
    await removeAllSessions(tx, id);
    const name = (await nameAccounts(tx, [id])).get(id) || "The account";
    await recordAction(ctx, tx, { action: "account_signed_out", subject: { id, name } });
    await recordSecurityEvent(ctx, tx, { event: "sessions_ended", account_id: id, detail: "by a super admin" });
    return name;
  });
}
