import { and, asc, eq, gte, lt, lte, sql } from "drizzle-orm";
import * as limits from "../../contract/limits.ts";
import { rows, type Database } from "../../platform/database/database.ts";
import { calendar, calendarDay, calendarEntry } from "../../schema/calendars.ts";
import { never_confirmed } from "./rules.ts";

export type CalendarRow = typeof calendar.$inferSelect;
export type EntryRow = typeof calendarEntry.$inferSelect;
export type DayRow = typeof calendarDay.$inferSelect;

/** Null where it was never opened. */
export async function findCalendar(db: Database, provider_id: string): Promise<CalendarRow | null> {
  const [result] = await db.select().from(calendar).where(eq(calendar.provider_id, provider_id));
  return result ?? null;
}

/** Creates the row if needed, and locks it: other writers of this calendar wait. */
export async function touchCalendar(tx: Database, provider_id: string, kept_at: Date): Promise<CalendarRow> {
  const [row] = await tx
    .insert(calendar)
    .values({ provider_id, kept_at })
    .onConflictDoUpdate({ target: calendar.provider_id, set: { kept_at } })
    .returning();
  if (!row) throw new Error("The calendar was neither created nor found");
  return row;
}

/** Locks without marking it as kept. */
export async function lockCalendar(tx: Database, provider_id: string): Promise<void> {
  await tx.insert(calendar).values({ provider_id, kept_at: never_confirmed }).onConflictDoNothing();
  await tx.execute(sql`select provider_id from calendar where provider_id = ${provider_id} for update`);
}

type RulesRow = Pick<
  CalendarRow,
  "capacity" | "weekdays_taken" | "season_starts" | "season_ends" | "notice_days" | "hold_days"
>;

export async function updateRules(tx: Database, provider_id: string, rules: RulesRow): Promise<void> {
  await tx.update(calendar).set(rules).where(eq(calendar.provider_id, provider_id));
}

/** Earliest first. */
export async function listCalendarEntries(
  db: Database,
  provider_id: string,
  from: string,
  to: string,
): Promise<EntryRow[]> {
  return db
    .select()
    .from(calendarEntry)
    .where(
      and(
        eq(calendarEntry.provider_id, provider_id),
        gte(calendarEntry.last_day, from),
        lte(calendarEntry.first_day, to),
      ),
    )
    .orderBy(asc(calendarEntry.first_day), asc(calendarEntry.last_day), asc(calendarEntry.id));
}

/** Earliest first. */
export async function listAllEntries(db: Database, provider_id: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(calendarEntry)
    .where(eq(calendarEntry.provider_id, provider_id))
    .orderBy(asc(calendarEntry.first_day), asc(calendarEntry.id));
}

export async function listCalendarDays(db: Database, provider_id: string, from: string, to: string): Promise<DayRow[]> {
  return db
    .select()
    .from(calendarDay)
    .where(and(eq(calendarDay.provider_id, provider_id), gte(calendarDay.day, from), lte(calendarDay.day, to)));
}

export async function countCalendarEntries(db: Database, provider_id: string, from: string): Promise<number> {
  return db.$count(calendarEntry, and(eq(calendarEntry.provider_id, provider_id), gte(calendarEntry.last_day, from)));
}

export async function insertCalendarEntry(tx: Database, row: typeof calendarEntry.$inferInsert): Promise<EntryRow> {
  const [made] = await tx.insert(calendarEntry).values(row).returning();
  if (!made) throw new Error("The entry was not written");
  return made;
}

export async function findEntry(db: Database, provider_id: string, id: string): Promise<EntryRow | null> {
  const [result] = await db
    .select()
    .from(calendarEntry)
    .where(and(eq(calendarEntry.id, id), eq(calendarEntry.provider_id, provider_id)));
  return result ?? null;
}

export async function updateCalendarEntry(
  tx: Database,
  id: string,
  fields: Partial<Omit<EntryRow, "id" | "provider_id" | "created_at">>,
): Promise<EntryRow> {
  const [row] = await tx.update(calendarEntry).set(fields).where(eq(calendarEntry.id, id)).returning();
  if (!row) throw new Error("The entry was not written");
  return row;
}

export async function deleteCalendarEntry(tx: Database, id: string): Promise<void> {
  await tx.delete(calendarEntry).where(eq(calendarEntry.id, id));
}

/** Batches that no other process works on; returns the number. */
export async function markHoldsLapsed(tx: Database, now: Date, limit: number): Promise<number> {
  const lapsed = await rows(
    tx,
    sql`update calendar_entry set has_lapsed = true where id in (
        select e.id from calendar_entry e join calendar c on c.provider_id = e.provider_id
        where e.lapses_at <= ${now.toISOString()}::timestamptz and not e.has_lapsed
        order by e.lapses_at limit ${limit} for update of e, c skip locked) returning id`,
  );
  return lapsed.length;
}

/** Returns how many. */
export async function removeOldEntries(db: Database, today: string, rows_max: number): Promise<number> {
  const before = sql`${today}::date - make_interval(months => ${limits.calendar_memory_months})`;
  const deleted = await rows(
    db,
    sql`delete from calendar_entry where id in (
      select e.id from calendar_entry e join calendar c on c.provider_id = e.provider_id
      where e.last_day < ${before} order by e.last_day limit ${rows_max} for update of e, c skip locked) returning id`,
  );
  return deleted.length;
}

export async function removeOldDays(db: Database, before: string): Promise<void> {
  await db.delete(calendarDay).where(lt(calendarDay.day, before));
}
