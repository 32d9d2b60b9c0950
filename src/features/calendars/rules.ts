import { calendarMessages } from "../../contract/calendars/calls.ts";
import type { Availability, CalendarRules, DaysQuery, EntryFields } from "../../contract/calendars/schema.ts";
import * as limits from "../../contract/limits.ts";
import { weekdays } from "../../contract/providers/calls.ts";
import { addDays, lastBookableDay, southAfricanDate } from "../../contract/south-african-time.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { refuse, refuseIfInvalid } from "../../platform/refusal.ts";

/*
 * Days are South African `YYYY-MM-DD` [calendars-1]. A property test compares these rules with the SQL of
 * store-availability.ts.
 */

/** Weekdays are ISO 8601 numbers, days of the year month × 100 + day. */
export type DayRules = {
  weekdays_taken: readonly number[];
  season_starts: readonly number[];
  season_ends: readonly number[];
  notice_days: number;
};

function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** 1 for Monday to 7 for Sunday. */
export function isoWeekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Month × 100 + day. */
function yearDayOf(day: string): number {
  return Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));
}

/** The earliest day of keeping that still counts. */
export function freshSince(today: string): string {
  return addDays(today, -limits.calendar_fresh_days);
}

/** For a calendar opened only by a booking on the site. */
export const never_confirmed = new Date(0);

/** Null if never kept. */
export function formatConfirmedAt(row: { kept_at: Date } | null): string | null {
  return row === null || row.kept_at.getTime() === never_confirmed.getTime() ? null : row.kept_at.toISOString();
}

/** Rule [calendars-6]. */
export function isFresh(kept_at: Date, today: string): boolean {
  return southAfricanDate(kept_at) >= freshSince(today);
}

/** Also true once it has expired. */
export function isStale(kept_at: Date, today: string): boolean {
  return southAfricanDate(kept_at) <= addDays(freshSince(today), limits.calendar_reminder_days);
}

/** By weekday, season or shortest notice, whatever is booked. */
export function isClosed(rules: DayRules, day: string, today: string): boolean {
  if (day < addDays(today, rules.notice_days)) return true;
  if (rules.weekdays_taken.includes(isoWeekdayOf(day))) return true;
  const at = yearDayOf(day);
  return rules.season_starts.some((start, index) => {
    const end = rules.season_ends[index] ?? start;
    return start <= end ? start <= at && at <= end : start <= at || at <= end;
  });
}

/** For a kept calendar. `state`: 0 nothing booked, 1 some places left, 2 none. */
export function availabilityOf(
  rules: DayRules,
  { day, state, today }: { day: string; state: number; today: string },
): Exclude<Availability, "not_known"> {
  if (state === 2 || isClosed(rules, day, today)) return "taken";
  return state === 1 ? "limited" : "free";
}

/**
 * No past days. `weekend` means Friday to Sunday (or Monday to Sunday); `month` its Saturdays, or the date if all are
 * past.
 */
export function flexibleDates(date: string, flex: "weekend" | "month" | undefined, today: string): string[] {
  if (!flex) return [date];
  if (flex === "weekend") {
    const friday = addDays(date, 5 - isoWeekdayOf(date));
    return listDays(friday, addDays(friday, 2)).filter((day) => day >= today);
  }
  const month = date.slice(0, 7);
  const saturdays = listDays(`${month}-01`, `${month}-31`).filter((day) => isoWeekdayOf(day) === 6 && day >= today);
  return saturdays.length > 0 ? saturdays : [date];
}

/** Refuses with the parameter's name. */
export function requireDays({ from, to }: DaysQuery, today: string): { days: string[]; from: string; to: string } {
  const first = from ?? today;
  const last = to ?? first;
  const refuseLast = (sentence: string) =>
    refuse("bad_parameter", { sentence: `to: ${sentence}`, fields: { to: sentence } });
  if (last < first) return refuseLast(calendarMessages.dates_turned);
  if (last > addDays(first, limits.availability_days_max - 1)) return refuseLast(calendarMessages.too_many_days);
  return { days: listDays(first, last), from: first, to: last };
}

/** Refuses with the field's name. */
export function requireEntry(fields: EntryFields, today: string): void {
  refuseIfInvalid(checkCalendarEntry(fields, today));
}

/** A message per invalid field; an entry that began in the past may continue. */
export function checkCalendarEntry({ from, to = from }: EntryFields, today: string): Record<string, string> {
  if (to < from) return { to: calendarMessages.dates_turned };
  if (to < today) return { [to === from ? "from" : "to"]: calendarMessages.day_passed };
  if (to > lastBookableDay(today)) return { [to === from ? "from" : "to"]: calendarMessages.day_too_far };
  if (to > addDays(from, limits.calendar_entry_days_max - 1)) return { to: calendarMessages.entry_too_long };
  return {};
}

export function storedRules({ weekdays_taken, seasons, ...rules }: CalendarRules) {
  const numbers = [...new Set(weekdays_taken.map((day) => weekdays.indexOf(day) + 1))];
  return {
    ...rules,
    weekdays_taken: numbers.toSorted((a, b) => a - b),
    season_starts: seasons.map(({ from }) => yearDayOf(`2024-${from}`)),
    season_ends: seasons.map(({ to }) => yearDayOf(`2024-${to}`)),
  };
}

export function storedEntry(
  { kind, from, to = from, note = "", hold_days }: EntryFields,
  { hold_days: usual, now }: { hold_days: number; now: Date },
) {
  return {
    kind,
    first_day: from,
    last_day: to,
    note,
    lapses_at: kind === "hold" ? daysBefore(now, -(hold_days ?? usual)) : null,
    has_lapsed: false,
    updated_at: now,
  };
}

/** In the order of lists for a date [calendars-7]. */
export const availabilityRanks = ["free", "limited", "taken", "not_known"] as const satisfies readonly Availability[];

export type DateAvailability = { availability: Availability; free_dates: string[] };

/** Ranks are in the order of the days; null where nothing is known. */
export function readRanks(ranks: readonly number[] | null | undefined, days: readonly string[]): DateAvailability {
  const known = ranks ?? [];
  const free_dates = days.filter((_, at) => known[at] === 0).toSorted();
  const best = Math.min(...known);
  const isOpen = availabilityRanks[best] === "taken" && known.some((rank) => availabilityRanks[rank] === "not_known");
  return { availability: (isOpen ? null : availabilityRanks[best]) ?? "not_known", free_dates };
}
