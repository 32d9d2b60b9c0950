import { sql } from "drizzle-orm";
import * as limits from "../../contract/limits.ts";
import type { News } from "../../contract/news.ts";
import type { Context } from "../../platform/context.ts";
import { rows, type Database } from "../../platform/database.ts";

const day_ms = 24 * 60 * 60 * 1000;
const shown_max = 20;

/** Senders whose enquiries so many providers marked as junk that they are slowed down, for super admins; the worst first [admin-14]. */
export async function listJunkSenders({ db, clock }: Pick<Context, "db" | "clock">): Promise<News["junk_senders"]> {
  const since = new Date(clock().getTime() - limits.junk_window_days * day_ms);
  const found = await findJunkSenders(db, { since, marks_min: limits.junk_marks_max, limit: shown_max });
  return found.map(({ name, email, providers, last_marked_at }) => ({
    name,
    email,
    providers,
    last_marked_at: new Date(last_marked_at).toISOString(),
  }));
}

type JunkSender = { name: string; email: string; providers: number; last_marked_at: string };

/** By email: who was marked as junk by so many providers since then, the worst first, under the newest name it gave. */
async function findJunkSenders(
  db: Database,
  { since, marks_min, limit }: { since: Date; marks_min: number; limit: number },
): Promise<JunkSender[]> {
  return rows(
    db,
    sql`select (array_agg(e.couple_name order by e.created_at desc))[1] as name, lower(e.couple_email) as email,
        count(distinct r.provider_id)::int as providers, max(r.junk_at)::text as last_marked_at
      from enquiry_recipient r join enquiry e on e.id = r.enquiry_id
      where r.junk_at > ${since.toISOString()}::timestamptz
      group by lower(e.couple_email) having count(distinct r.provider_id) >= ${marks_min}
      order by 3 desc, 4 desc limit ${limit}`,
  );
}
