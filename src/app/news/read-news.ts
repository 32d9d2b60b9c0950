import { sql } from "drizzle-orm";
import type { News } from "../../contract/news.ts";
import { listJunkSenders } from "../../features/enquiries/list-junk-senders.ts";
import { countOpenRequests } from "../../features/verifications/list-requests.ts";
import type { Context } from "../../platform/context.ts";
import { rows, type Database } from "../../platform/database.ts";

const week_ms = 7 * 24 * 60 * 60 * 1000;

/** What is new on the site and what waits, for super admins: gathered from the features whose numbers they are. */
export async function readNews(ctx: Context): Promise<News> {
  const since = new Date(ctx.clock().getTime() - week_ms).toISOString();
  return {
    since,
    ...(await countNew(ctx.db, since)),
    open_requests: await countOpenRequests(ctx),
    junk_senders: await listJunkSenders(ctx),
  };
}

type Counted = Pick<News, "new_providers" | "new_published" | "new_couples" | "failed_letters">;

async function countNew(db: Database, since: string): Promise<Counted> {
  const [found] = await rows<Counted>(
    db,
    sql`with joined as (
        select is_published from provider where created_at > ${since}::timestamptz and not is_super_admin
      )
      select (select count(*)::int from joined) as new_providers,
        (select count(*)::int from joined where is_published) as new_published,
        (select count(*)::int from couple where created_at > ${since}::timestamptz) as new_couples,
        (select count(*)::int from letter where state = 'failed' and not is_dropped) as failed_letters`,
  );
  return found ?? { new_providers: 0, new_published: 0, new_couples: 0, failed_letters: 0 };
}
