import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { rows, type Database } from "../../../platform/database/database.ts";
import { dashboardVisit, providerView } from "../../../schema/visits.ts";
import type { DayViews } from "./tally-views.ts";

/** One statement in a fixed order prevents deadlocks between processes. Skips missing and unpublished providers. */
export async function addViews(db: Database, counted: readonly DayViews[]): Promise<void> {
  await db.execute(sql`
    insert into provider_view (provider_id, day, views)
    select p.id, c.day, c.views
    from json_to_recordset(${JSON.stringify(counted)}::json) as c (provider_id uuid, day date, views integer)
    join provider p on p.id = c.provider_id and p.is_published
    order by p.id, c.day
    on conflict (provider_id, day) do update set views = provider_view.views + excluded.views`);
}

export async function listViews(db: Database, provider_id: string, from: string) {
  const { day, views } = providerView;
  return db
    .select({ day, views })
    .from(providerView)
    .where(and(eq(providerView.provider_id, provider_id), gte(day, from)))
    .orderBy(asc(day));
}

export async function removeViewsBefore(db: Database, day: string): Promise<void> {
  await db.delete(providerView).where(lt(providerView.day, day));
}

/** Returns the end of the last visit; null on the first. Visits within `pause_minutes` are one. */
export async function saveProviderVisit(
  db: Database,
  provider_id: string,
  { now, pause_minutes }: { now: Date; pause_minutes: number },
): Promise<Date | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [visit] = await rows<{ left_at: Date | string | null }>(
    db,
    sql`insert into dashboard_visit as visit (provider_id, seen_at) values (${provider_id}, ${at})
      on conflict (provider_id) do update set
        left_at = case when visit.seen_at < ${at} - make_interval(mins => ${pause_minutes}) then visit.seen_at else visit.left_at end,
        seen_at = greatest(visit.seen_at, ${at})
      returning left_at`,
  );
  return visit?.left_at == null ? null : new Date(visit.left_at);
}

export async function findProviderVisit(db: Database, provider_id: string) {
  const { seen_at, left_at } = dashboardVisit;
  const [result] = await db
    .select({ seen_at, left_at })
    .from(dashboardVisit)
    .where(eq(dashboardVisit.provider_id, provider_id));
  return result ?? null;
}
