import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { recordImpersonated } from "../../audit/record-impersonated.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { hashToken } from "../rules.ts";
import { removeSession } from "../store.ts";

/** Ends only this session; for an impersonation the audit notes it [accounts-9]. */
export async function signOut(ctx: Context, { bearerToken }: Pick<RequestMeta, "bearerToken">): Promise<void> {
  if (bearerToken === undefined) return;
  await ctx.db.transaction(async (tx) => {
    const ended = await removeSession(tx, hashToken(bearerToken));
    if (!ended) return;
    await recordImpersonated(ctx, tx, { action: "impersonation_stopped" });
    const isActing = ctx.actor.kind !== "visitor" && ctx.actor.admin_id !== null;
    await recordSecurityEvent(ctx, tx, { event: isActing ? "impersonation_ended" : "sign_out" });
  });
}
