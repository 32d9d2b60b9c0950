import type { Context } from "../../platform/context.ts";
import { requireProvider } from "./require-provider.ts";
import { findVisit, noteVisit } from "./store-views.ts";

/** Who was away for less is still in the same visit, and what was new stays new [providers-22]. */
const pause_minutes = 30;

/**
 * Notes that the provider that asks is on its dashboard, and answers when it left it the last time; null in its first visit.
 * An admin who acts as it leaves no trace of a visit.
 */
export async function recordVisit(ctx: Context): Promise<Date | null> {
  const { id, admin_id } = requireProvider(ctx.actor);
  if (admin_id !== null) return (await findVisit(ctx.db, id))?.left_at ?? null;
  return noteVisit(ctx.db, id, { now: ctx.clock(), pause_minutes });
}
