import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { recordAction, type AuditedAct } from "./record-action.ts";

/**
 * Writes into the audit, in the caller's transaction, what an admin did as somebody else [admin-23]. What people do
 * themselves leaves no entry.
 */
export async function recordImpersonated(
  ctx: Pick<Context, "actor" | "clock">,
  tx: Database,
  act: AuditedAct,
): Promise<void> {
  if (ctx.actor.kind !== "visitor" && ctx.actor.admin_id !== null) await recordAction(ctx, tx, act);
}
