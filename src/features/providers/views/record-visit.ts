import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import { daysBefore } from "../../../platform/jobs/clock.ts";
import { requireProvider } from "../account/require-provider.ts";
import { findProviderVisit, saveProviderVisit } from "./store-views.ts";

/** A shorter absence continues the same visit, and new items stay new [providers-22]. */
const pause_minutes = 30;

/** The end of the last visit, or a month ago on the first one. An impersonating admin isn't recorded. */
export async function recordProviderVisit(ctx: Context): Promise<{ since: Date; is_first_visit: boolean }> {
  const { id, admin_id } = requireProvider(ctx.actor);
  const now = ctx.clock();
  const left_at =
    admin_id === null
      ? await saveProviderVisit(ctx.db, id, { now, pause_minutes })
      : ((await findProviderVisit(ctx.db, id))?.left_at ?? null);
  return { since: left_at ?? daysBefore(now, limits.first_visit_days), is_first_visit: left_at === null };
}
