import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { notifyAdmins } from "../../security/notify-admins.ts";
import { tallySecurityEvent } from "../../security/tally-event.ts";
import { adminSignedIn } from "../emails.ts";
import { deviceOf } from "../rules.ts";
import { knownDevice, rememberDevice, type DeviceAccount } from "../second-factor/remember-device.ts";
import { isSuperAdminAccount } from "../store.ts";

/**
 * Remembers the device [accounts-22]. Super admins are noted separately [admin-27], and each new device of theirs is
 * emailed to every super admin [admin-34].
 */
export async function recordSignIn(
  ctx: Context,
  { id, ...named }: DeviceAccount & { id: string },
  { address, userAgent, device }: Pick<RequestMeta, "address" | "userAgent" | "device">,
): Promise<void> {
  device.store(rememberDevice(ctx.keyedHash, device.cookie, named));
  const isAdmin = await isSuperAdminAccount(ctx.db, id);
  const came = deviceOf(userAgent);
  tallySecurityEvent(ctx, { event: isAdmin ? "admin_sign_in" : "sign_in", account_id: id, address, device: came });
  if (!isAdmin || knownDevice(ctx.keyedHash, device.cookie, named) !== null) return;
  const data = { account_id: id, device: came, at: ctx.clock().toISOString() };
  await ctx.db.transaction((tx) => notifyAdmins(ctx, tx, adminSignedIn, data));
}
