import type { ProviderNews } from "../../contract/providers/visit-shapes.ts";
import * as endorsements from "../../features/endorsements/count-received.ts";
import * as enquiries from "../../features/enquiries/count-received.ts";
import { readViews } from "../../features/providers/read-views.ts";
import { recordVisit } from "../../features/providers/record-visit.ts";
import { requireProvider } from "../../features/providers/require-provider.ts";
import type { Context } from "../../platform/context.ts";

const first_visit_days = 30;

/** What is new for the provider that asks since its last visit; in its first one, what came in the last thirty days. */
export async function visitDashboard(ctx: Context): Promise<ProviderNews> {
  const { id } = requireProvider(ctx.actor);
  const left_at = await recordVisit(ctx);
  const since = left_at ?? new Date(ctx.clock().getTime() - first_visit_days * 86_400_000);
  return {
    since: since.toISOString(),
    is_first_visit: left_at === null,
    enquiries: await enquiries.countReceivedSince(ctx.db, id, since),
    endorsements: await endorsements.countReceivedSince(ctx.db, id, since),
    views: await readViews(ctx),
  };
}
