import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { noteSecurityEvent } from "../security/note-event.ts";
import { tellAdmins } from "../security/tell-admins.ts";
import { adminSignedIn } from "./emails.ts";
import { knownDevice, type Named } from "./remember-device.ts";
import { deviceOf } from "./rules.ts";
import { isSuperAdmin } from "./store.ts";

/**
 * Notes that somebody has signed in, a super admin apart from all others [admin-27]. One who comes on a device that the account
 * doesn't know yet is told of to every super admin [admin-34]: call it with the cookie that the device came with.
 */
export async function noteSignIn(
  ctx: Context,
  { id, ...named }: Named & { id: string },
  { address, userAgent, device }: Pick<RequestMeta, "address" | "userAgent" | "device">,
): Promise<void> {
  const isAdmin = await isSuperAdmin(ctx.db, id);
  const came = deviceOf(userAgent);
  noteSecurityEvent(ctx, { event: isAdmin ? "admin_sign_in" : "sign_in", account_id: id, address, device: came });
  if (!isAdmin || knownDevice(ctx.keyedHash, device.cookie, named) !== null) return;
  const data = { account_id: id, device: came, at: ctx.clock().toISOString() };
  await ctx.db.transaction((tx) => tellAdmins(ctx, tx, adminSignedIn, data));
}
