import { id as idShape } from "../../../contract/primitives.ts";
import type { SecurityEventName } from "../../../contract/security/calls.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordAction } from "../../audit/record-action.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { isSuperAdminAccount, lockAccount, nameAccounts, removeAllSessions } from "../store.ts";

/** Includes impersonations [admin-37]. Not for super admins [admin-33]. Returns the name. */
export async function signOutAccount(ctx: Context, { id: wanted }: { id: string }): Promise<string> {
  const id = idShape.safeParse(wanted).data?.toLowerCase() ?? refuse("account_gone");
  return ctx.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, id))) refuse("account_gone");
    if (await isSuperAdminAccount(tx, id)) refuse("super_admin_not_signed_out");
    await endSessions(ctx, tx, id, "sessions_ended");
    const name = (await nameAccounts(tx, [id])).get(id) || "The account";
    await recordAction(ctx, tx, { action: "account_signed_out", subject: { id, name } });
    return name;
  });
}

/** By a super admin. Includes sessions in which the account impersonates somebody. */
export async function endSessions(ctx: Context, tx: Database, id: string, event: SecurityEventName): Promise<void> {
  await removeAllSessions(tx, id);
  await recordSecurityEvent(ctx, tx, { event, account_id: id, detail: "by a super admin" });
}
