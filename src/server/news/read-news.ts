import * as limits from "../../contract/limits.ts";
import type { News } from "../../contract/news/schema.ts";
import { listMissing } from "../../contract/settings/list-missing.ts";
import { countOpenReports } from "../../features/conversations/safety/handle-reports.ts";
import { countNewCouples } from "../../features/couples/list-couples.ts";
import { countFailedEmails } from "../../features/emails/read-queue.ts";
import { listJunkSenders } from "../../features/enquiries/waiting/list-junk-senders.ts";
import { countNewProviders, countResting } from "../../features/providers/admin/list-all-providers.ts";
import { countNewQuotes } from "../../features/quotes/figures/count-new.ts";
import { readSettings } from "../../features/settings/read-settings.ts";
import { countOpenRequests } from "../../features/verifications/list-requests.ts";
import type { Context } from "../../platform/context.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";

export async function readAdminNews(ctx: Context): Promise<News> {
  const since = daysBefore(ctx.clock(), limits.admin_news_days);
  return {
    since: since.toISOString(),
    ...(await countNewProviders(ctx.db, since)),
    new_couples: await countNewCouples(ctx.db, since),
    ...(await countNewQuotes(ctx.db, since)),
    missing_settings: listMissing(await readSettings(ctx)).length,
    failed_emails: await countFailedEmails(ctx.db),
    open_requests: await countOpenRequests(ctx),
    open_reports: await countOpenReports(ctx),
    resting_verifications: await countResting(ctx.db),
    junk_senders: await listJunkSenders(ctx),
  };
}
