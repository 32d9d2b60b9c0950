import type { Context } from "../../platform/context.ts";
import { requireCouple } from "./rules.ts";
import { findVisit, noteVisit } from "./store.ts";

/** Who was away for less is still in the same visit, and what was new stays new. */
const pause_minutes = 30;

/**
 * Notes that the couple that asks is at its dashboard, and answers when it left it the last time; null in its first
 * visit. An admin who acts as it leaves no trace of a visit.
 */
export async function recordVisit(ctx: Context): Promise<Date | null> {
  // each member has visits of its own
  const { id, admin_id } = requireCouple(ctx.actor);
  if (admin_id === null) await noteVisit(ctx.db, id, { now: ctx.clock(), pause_minutes });
  return (await findVisit(ctx.db, id))?.left_at ?? null;
}
