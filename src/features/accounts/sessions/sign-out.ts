import type { Context } from "../../../platform/context.ts";
import type { RequestMeta } from "../../../platform/http/router.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordImpersonated } from "../../audit/record-impersonated.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { hashToken, requireAccount } from "../rules.ts";
import { removeSession, removeMySession, removeOtherSessions } from "../store.ts";

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

/** Another account's session is refused as not found. */
export async function endSession(ctx: Context, { id }: { id: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await removeMySession(tx, requireAccount(ctx.actor).id, id))) refuse("not_found");
    await recordSecurityEvent(ctx, tx, { event: "sessions_ended", detail: "one" });
  });
}

/** Returns how many ended. */
export async function endOtherSessions(
  ctx: Context,
  { bearerToken = "" }: Pick<RequestMeta, "bearerToken">,
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const { id } = requireAccount(ctx.actor);
    const ended = await removeOtherSessions(tx, id, hashToken(bearerToken), ctx.clock());
    await recordSecurityEvent(ctx, tx, { event: "sessions_ended", detail: "others" });
    return ended;
  });
}
