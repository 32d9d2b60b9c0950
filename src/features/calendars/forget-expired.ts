import * as limits from "../../contract/limits.ts";
import type { Database } from "../../platform/database.ts";
import { addDays, todayOf } from "./rules.ts";
import { removeOldDays, removeOldEntries } from "./store.ts";

const entries_at_once = 500;

/** Removes entries of calendars whose time is over [running-16], and what was added up of days that nobody asks about. */
export async function forgetExpired(db: Database, now: Date): Promise<void> {
  const today = todayOf(now);
  const entries_before = monthsBefore(today, limits.calendar_memory_months);
  while ((await removeOldEntries(db, entries_before, entries_at_once)) === entries_at_once);
  await removeOldDays(db, addDays(today, -limits.availability_days_max));
}

function monthsBefore(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}
