import type { Context } from "../../platform/context.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { noteSecurityEvent } from "../security/note-event.ts";
import { deviceOf } from "./rules.ts";
import { isSuperAdmin } from "./store.ts";

/** Notes that somebody has signed in, a super admin apart from all others [admin-27]. */
export async function noteSignIn(
  ctx: Context,
  account_id: string,
  { address, userAgent }: Pick<RequestMeta, "address" | "userAgent">,
): Promise<void> {
  const event = (await isSuperAdmin(ctx.db, account_id)) ? "admin_sign_in" : "sign_in";
  noteSecurityEvent(ctx, { event, account_id, address, device: deviceOf(userAgent) });
}
