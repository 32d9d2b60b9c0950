import type { CalendarEntry, DaysQuery, MyDay } from "../../contract/calendars/schema.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { presentCalendarEntry, presentMyDay } from "./present.ts";
import { requireDays, formatConfirmedAt } from "./rules.ts";
import { findCalendar, listCalendarDays, listCalendarEntries } from "./store.ts";

/** Entries are earliest first. */
export async function listCalendar(
  { actor, db, clock }: Pick<Context, "actor" | "db" | "clock">,
  query: DaysQuery,
): Promise<{ days: MyDay[]; entries: CalendarEntry[]; kept_at: string | null }> {
  const { id } = requireProvider(actor);
  const today = southAfricanDate(clock());
  const { days, from, to } = requireDays(query, today);
  const row = await findCalendar(db, id);
  const result = new Map((await listCalendarDays(db, id, from, to)).map((each) => [each.day, each]));
  const entries = await listCalendarEntries(db, id, from, to);
  return {
    days: days.map((day) => presentMyDay(day, { row, result: result.get(day), today })),
    entries: entries.map(presentCalendarEntry),
    kept_at: formatConfirmedAt(row),
  };
}
