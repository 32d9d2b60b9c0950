import type { ProviderNews } from "../../contract/providers/my-schema.ts";
import { readAccount } from "../../features/accounts/read-account.ts";
import * as endorsements from "../../features/endorsements/read-my-status.ts";
import * as enquiries from "../../features/enquiries/list-received.ts";
import { requireProvider } from "../../features/providers/account/require-provider.ts";
import { readViews } from "../../features/providers/views/read-views.ts";
import { recordProviderVisit } from "../../features/providers/views/record-visit.ts";
import type { Context } from "../../platform/context.ts";

export async function visitDashboard(ctx: Context): Promise<ProviderNews> {
  const { id } = requireProvider(ctx.actor);
  const { since, is_first_visit } = await recordProviderVisit(ctx);
  const { emails_stopped_at, stopped_topics } = await readAccount(ctx);
  return {
    since: since.toISOString(),
    is_first_visit,
    emails_stopped_at: emails_stopped_at ?? stopped_topics.find(({ topic }) => topic === "enquiries")?.since ?? null,
    enquiries: await enquiries.countReceivedSince(ctx.db, id, since),
    endorsements: await endorsements.countReceivedSince(ctx.db, id, since),
    views: await readViews(ctx),
  };
}
