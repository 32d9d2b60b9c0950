import type { CalendarEntry, CalendarRules, MyDay } from "../../contract/calendars/schema.ts";
import * as limits from "../../contract/limits.ts";
import { weekdays } from "../../contract/providers/calls.ts";
import { availabilityOf, isClosed, formatConfirmedAt, type DayRules } from "./rules.ts";
import type { CalendarRow, DayRow, EntryRow } from "./store.ts";

/** Defaults until the provider sets rules. */
const usualRules: DayRules & Pick<CalendarRules, "capacity" | "hold_days"> = {
  capacity: 1,
  weekdays_taken: [],
  season_starts: [],
  season_ends: [],
  notice_days: 0,
  hold_days: limits.calendar_hold_days,
};

export function presentRules(row: CalendarRow | null): CalendarRules & { kept_at: string | null } {
  const { capacity, weekdays_taken, season_starts, season_ends, notice_days, hold_days } = row ?? usualRules;
  return {
    capacity,
    weekdays_taken: weekdays.filter((_, index) => weekdays_taken.includes(index + 1)),
    seasons: season_starts.map((start, position) => ({
      from: presentYearDay(start),
      to: presentYearDay(season_ends[position] ?? start),
    })),
    notice_days,
    hold_days,
    kept_at: formatConfirmedAt(row),
  };
}

function presentYearDay(day: number): string {
  const digits = String(day).padStart(4, "0");
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

export function presentCalendarEntry({
  id,
  kind,
  first_day,
  last_day,
  note,
  lapses_at,
  has_lapsed,
}: EntryRow): CalendarEntry {
  return { id, kind, from: first_day, to: last_day, note, lapses_at: lapses_at?.toISOString() ?? null, has_lapsed };
}

export function presentMyDay(
  day: string,
  { row, result, today }: { row: CalendarRow | null; result: DayRow | undefined; today: string },
): MyDay {
  const rules = row ?? usualRules;
  return {
    date: day,
    availability: availabilityOf(rules, { day, state: result?.state ?? 0, today }),
    booked: result?.booked ?? 0,
    held: result?.held ?? 0,
    is_blocked: (result?.blocked ?? 0) > 0,
    imported: (result?.imported ?? 0) + (result?.imported_all_day ?? 0),
    is_closed: isClosed(rules, day, today),
  };
}
