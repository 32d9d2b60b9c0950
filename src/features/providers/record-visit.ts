import * as limits from "../../contract/limits.ts";
import { daysBefore } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import { requireProvider } from "./require-provider.ts";
import { findVisit, noteVisit } from "./store-views.ts";

/** Who was away for less is still in the same visit, and what was new stays new [providers-22]. */
const pause_minutes = 30;

/**
 * Notes that the provider that asks is on its dashboard, and answers since when something is new to it: since it left the
 * last time, or, in its first visit, for a month. An admin who acts as it leaves no trace of a visit.
 */
export async function recordVisit(ctx: Context): Promise<{ since: Date; is_first_visit: boolean }> {
  const { id, admin_id } = requireProvider(ctx.actor);
  const now = ctx.clock();
  const left_at =
    admin_id === null
      ? await noteVisit(ctx.db, id, { now, pause_minutes })
      : ((await findVisit(ctx.db, id))?.left_at ?? null);
  return { since: left_at ?? daysBefore(now, limits.first_visit_days), is_first_visit: left_at === null };
}
