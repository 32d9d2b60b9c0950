import type { Context } from "../../platform/context.ts";
import { requireCouple } from "./rules.ts";
import { findVisit, saveVisit } from "./store.ts";

/** A shorter absence belongs to the same visit, so what was new stays new. */
const pause_minutes = 30;

/**
 * Records a dashboard visit. Answers when the previous visit ended; null in the first. An acting admin isn't recorded.
 */
export async function recordVisit(ctx: Context): Promise<Date | null> {
  // each member has separate visits
  const { id, admin_id } = requireCouple(ctx.actor);
  if (admin_id === null) await saveVisit(ctx.db, id, { now: ctx.clock(), pause_minutes });
  return (await findVisit(ctx.db, id))?.left_at ?? null;
}
