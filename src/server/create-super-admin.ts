import { claimAccount } from "../features/accounts/claim-account.ts";
import { findPasswordError } from "../features/accounts/password/find-password-error.ts";
import { hashPassword } from "../features/accounts/password/hash-password.ts";
import { recordAction } from "../features/audit/record-action.ts";
import { readProviderUser } from "../features/providers/account/read-provider-user.ts";
import {
  createSuperAdminProfile,
  findIdByEmail,
  hasSuperAdmin,
  isEmpty,
  lockSuperAdmin,
  promoteSuperAdmin,
} from "../features/providers/admin/promote-super-admin.ts";
import { recomputeTrust } from "../features/providers/trust/recompute-trust.ts";
import { recordSecurityEvent } from "../features/security/record-security-event.ts";
import { readSettings } from "../features/settings/read-settings.ts";
import type { Context } from "../platform/context.ts";
import { announceChange, type Database } from "../platform/database/database.ts";
import { ConfigError } from "../platform/environment.ts";

/**
 * Only without a super admin [accounts-18]. A stranger may have registered the address: replaces names and password,
 * ends sessions. Returns a warning where the settings have no effect.
 */
export async function createSuperAdmin(ctx: Context): Promise<string | null> {
  const wanted = ctx.config.superAdmin;
  if (wanted === undefined || (await hasSuperAdmin(ctx.db))) return null;
  const { email } = wanted;
  const error = await findPasswordError(wanted.password, [email]);
  if (error !== null) throw new ConfigError(`SUPER_ADMIN_PASSWORD is easy to guess: ${error}`);
  const password_hash = await hashPassword(wanted.password);
  const { site_name: business_name } = await readSettings(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockSuperAdmin(tx);
    if (await hasSuperAdmin(tx)) return null;
    const existing_id = await findIdByEmail(tx, email);
    if (existing_id !== undefined && !(await isEmpty(tx, existing_id))) return notEmpty;
    const { id, isNew } = await claimAccount(ctx, tx, { kind: "provider", email, password_hash });
    if (isNew) await createSuperAdminProfile(ctx, tx, { id, business_name });
    else await promoteSuperAdmin(ctx, tx, { id, business_name });
    await recomputeTrust(ctx, tx, id);
    await recordSecurityEvent(ctx, tx, { event: "super_admin_made", account_id: id, detail: "environment" });
    await audit(ctx, tx, id, isNew ? "super_admin_created" : "super_admin_promoted");
    await announceChange(tx, ["catalogue", `provider:${id}`]);
    return null;
  });
}

const notEmpty =
  "SUPER_ADMIN_EMAIL has a provider account with a profile, badges, media, endorsements or enquiries, so nobody was made a super admin: name an address without one.";

async function audit(ctx: Context, tx: Database, id: string, action: string): Promise<void> {
  const { business_name: name } = await readProviderUser(tx, id);
  const subject = { id, name };
  await recordAction(ctx, tx, { action, subject, command: "The settings of the server" });
}
