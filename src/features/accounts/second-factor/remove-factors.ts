import { id as idShape } from "../../../contract/primitives.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordAction } from "../../audit/record-action.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { requireAccount } from "../rules.ts";
import {
  findByEmail,
  isSuperAdminAccount,
  lockAccount,
  nameAccounts,
  removeAllSessions,
  type AccountRow,
} from "../store.ts";
import { notifyFactorChange, type NotifyContext } from "./notify-factor-change.ts";
import { removeEveryFactor, hasFactor, removeProgram, replaceRecoveryCodes } from "./store-factors.ts";

/**
 * Call in a transaction. Ends the account's sessions, emails the owner, and refuses accounts without a factor
 * [accounts-31].
 */
export async function removeFactors(
  ctx: NotifyContext,
  tx: Database,
  account: Pick<AccountRow, "id" | "email">,
): Promise<void> {
  if (!(await removeEveryFactor(tx, account.id))) refuse("no_second_factor");
  await removeAllSessions(tx, account.id);
  await notifyFactorChange(ctx, tx, account, { change: "all_removed" });
}

/** For providers and couples; not super admins [admin-38]. Returns the name. */
export async function removeFactorsOf(ctx: Context, { id: wanted }: { id: string }): Promise<string> {
  const id = idShape.safeParse(wanted).data?.toLowerCase() ?? refuse("account_gone");
  return ctx.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, id)) ?? refuse("account_gone");
    if (await isSuperAdminAccount(tx, id)) refuse("super_admin_keeps_factors");
    await removeFactors(ctx, tx, account);
    return auditRemoval(ctx, tx, id);
  });
}

/** For the operator; super admins too [accounts-31]. Returns the name. */
export async function removeFactorsByEmail(ctx: NotifyContext & Pick<Context, "db">, email: string): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const { id } = (await findByEmail(tx, "provider", email)) ?? refuse("account_not_found");
    const account = (await lockAccount(tx, id)) ?? refuse("account_not_found");
    await removeFactors(ctx, tx, account);
    return auditRemoval(ctx, tx, id, { command: "factor:remove (command line)" });
  });
}

async function auditRemoval(
  ctx: NotifyContext,
  tx: Database,
  id: string,
  by: { command?: string } = {},
): Promise<string> {
  const name = (await nameAccounts(tx, [id])).get(id) || "The account";
  await recordAction(ctx, tx, { action: "second_factors_removed", subject: { id, name }, ...by });
  return name;
}

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

/** For accounts where an attacker may have set one up; runs in the caller's transaction. */
export async function dropFactors(ctx: Context, tx: Database, account_id: string): Promise<void> {
  if (!(await removeEveryFactor(tx, account_id))) return;
  await recordSecurityEvent(ctx, tx, { event: "second_factor_removed", account_id, detail: "with the password" });
}
