import { and, asc, eq, getTableColumns, gte, notInArray, sql } from "drizzle-orm";
import { rows, type Database } from "../../../platform/database/database.ts";
import { calendarImport, calendarSubscription } from "../../../schema/calendars.ts";
import { provider } from "../../../schema/providers.ts";

export type SubscriptionRow = typeof calendarSubscription.$inferSelect;

const columns = getTableColumns(calendarSubscription);

export async function listSubscriptionRows(
  db: Database,
  provider_id: string,
  from: string,
): Promise<(SubscriptionRow & { days: number })[]> {
  return db
    .select({ ...columns, days: sql<number>`count(${calendarImport.day})::int` })
    .from(calendarSubscription)
    .leftJoin(
      calendarImport,
      and(eq(calendarImport.subscription_id, calendarSubscription.id), gte(calendarImport.day, from)),
    )
    .where(eq(calendarSubscription.provider_id, provider_id))
    .groupBy(calendarSubscription.id)
    .orderBy(asc(calendarSubscription.created_at), asc(calendarSubscription.id));
}

export async function findSubscription(db: Database, provider_id: string, id: string): Promise<SubscriptionRow | null> {
  const [result] = await db
    .select()
    .from(calendarSubscription)
    .where(and(eq(calendarSubscription.id, id), eq(calendarSubscription.provider_id, provider_id)));
  return result ?? null;
}

/** Null if deleted. Lock order: the calendar first. */
export async function lockSubscription(tx: Database, id: string): Promise<SubscriptionRow | null> {
  const [result] = await tx.select().from(calendarSubscription).where(eq(calendarSubscription.id, id)).for("update");
  return result ?? null;
}

export async function insertSubscription(tx: Database, row: typeof calendarSubscription.$inferInsert): Promise<void> {
  await tx.insert(calendarSubscription).values(row);
}

export async function updateSubscription(
  tx: Database,
  id: string,
  fields: Partial<Omit<SubscriptionRow, "id" | "provider_id" | "created_at">>,
): Promise<void> {
  await tx.update(calendarSubscription).set(fields).where(eq(calendarSubscription.id, id));
}

/** Also its days, whose sums a plain delete would leave wrong. */
export async function deleteSubscription(tx: Database, id: string): Promise<void> {
  await tx.delete(calendarImport).where(eq(calendarImport.subscription_id, id));
  await tx.delete(calendarSubscription).where(eq(calendarSubscription.id, id));
}

/** One per provider. Postponed until `lease`, so that no other process takes them and a crashed one's are retried. */
export async function claimDueSubscriptions(
  db: Database,
  now: Date,
  lease: Date,
  limit: number,
): Promise<SubscriptionRow[]> {
  return db
    .update(calendarSubscription)
    .set({ next_at: lease })
    .where(
      sql`${calendarSubscription.id} in (
        select id from calendar_subscription where id in (
          select distinct on (provider_id) id from calendar_subscription
          where next_at <= ${now.toISOString()}::timestamptz order by provider_id, next_at)
        order by next_at limit ${limit} for update skip locked)`,
    )
    .returning();
}

type Imported = { subscription_id: string; provider_id: string; is_all_day: boolean };

/** Writes only differences, in day order; returns their number. */
export async function replaceImport(
  tx: Database,
  { subscription_id, provider_id, is_all_day }: Imported,
  days: readonly { day: string; events: number }[],
): Promise<number> {
  const stale = and(
    eq(calendarImport.subscription_id, subscription_id),
    days.length > 0
      ? notInArray(
          calendarImport.day,
          days.map(({ day }) => day),
        )
      : undefined,
  );
  const deleted = await tx.delete(calendarImport).where(stale).returning({ day: calendarImport.day });
  if (days.length === 0) return deleted.length;
  const written = await rows(
    tx,
    sql`insert into calendar_import (subscription_id, provider_id, day, events, is_all_day)
      select ${subscription_id}::uuid, ${provider_id}::uuid, day, events, ${is_all_day}
        from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as read (day date, events smallint) order by day
      on conflict (subscription_id, day) do update set events = excluded.events
        where calendar_import.events <> excluded.events returning day`,
  );
  return deleted.length + written.length;
}

export async function findBrokenForEmail(
  db: Database,
  id: string,
): Promise<(Pick<SubscriptionRow, "name" | "host" | "good_at"> & { fault: string; business_name: string }) | null> {
  const [result] = await db
    .select({
      name: columns.name,
      host: columns.host,
      good_at: columns.good_at,
      fault: columns.fault,
      business_name: provider.business_name,
    })
    .from(calendarSubscription)
    .innerJoin(provider, eq(provider.id, calendarSubscription.provider_id))
    .where(eq(calendarSubscription.id, id));
  return result && result.fault !== null ? { ...result, fault: result.fault } : null;
}
