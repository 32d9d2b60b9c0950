import type { Context } from "../../platform/context.ts";
import { requireCouple } from "./rules.ts";
import { findCoupleVisit, saveCoupleVisit } from "./store.ts";

export { findCoupleVisit as findDashboardVisit } from "./store.ts";

/** A shorter absence belongs to the same visit, so what was new stays new. */
const pause_minutes = 30;

/**
 * Records a dashboard visit. Answers when the previous visit ended; null in the first. An acting admin isn't recorded.
 */
export async function recordCoupleVisit(ctx: Context): Promise<Date | null> {
  // each member has separate visits
  const { id, admin_id } = requireCouple(ctx.actor);
  if (admin_id === null) await saveCoupleVisit(ctx.db, id, { now: ctx.clock(), pause_minutes });
  return (await findCoupleVisit(ctx.db, id))?.left_at ?? null;
}
