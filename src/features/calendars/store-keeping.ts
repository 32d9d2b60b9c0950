import { eq, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { calendar } from "../../schema/calendars.ts";
import { provider } from "../../schema/providers.ts";

/** Null without a calendar. */
export async function findCalendarOwner(
  db: Database,
  provider_id: string,
): Promise<{ business_name: string; kept_at: Date } | null> {
  const [result] = await db
    .select({ business_name: provider.business_name, kept_at: calendar.kept_at })
    .from(calendar)
    .innerJoin(provider, eq(provider.id, calendar.provider_id))
    .where(eq(calendar.provider_id, provider_id));
  return result ?? null;
}

/** A batch of published providers whose calendars were kept in this span. Safe in parallel; returns their emails. */
export async function claimReminders(
  tx: Database,
  { from, before, now }: { from: Date; before: Date; now: Date },
  limit: number,
): Promise<{ provider_id: string; email: string }[]> {
  return rows(
    tx,
    sql`update calendar set reminded_at = ${now.toISOString()}::timestamptz from account
      where account.id = calendar.provider_id and calendar.provider_id in (
        select c.provider_id from calendar c join provider p on p.id = c.provider_id
        where p.is_published and c.kept_at >= ${from.toISOString()}::timestamptz and c.kept_at <= ${before.toISOString()}::timestamptz
          and (c.reminded_at is null or c.reminded_at < c.kept_at)
        order by c.kept_at limit ${limit} for update of c skip locked)
      returning calendar.provider_id, account.email`,
  );
}
