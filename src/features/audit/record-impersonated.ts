import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { recordAction, type AuditedAction } from "./record-action.ts";

/** Call in the transaction of the act; writes nothing unless an admin impersonates [admin-23]. */
export async function recordImpersonated(
  ctx: Pick<Context, "actor" | "clock">,
  tx: Database,
  act: AuditedAction,
): Promise<void> {
  if (ctx.actor.kind !== "visitor" && ctx.actor.admin_id !== null) await recordAction(ctx, tx, act);
}
