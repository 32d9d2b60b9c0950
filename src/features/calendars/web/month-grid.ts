import { formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { addDays } from "../../../contract/south-african-time.ts";

/*
 * Texts such as `2027-03-06` and `2027-03`, comparable as strings; always South African, whatever the browser's zone.
 */

/** Always six, so that the calendar's height doesn't change. */
const visible_weeks = 6;

/** 0 for Monday to 6 for Sunday. */
export function weekdayIndexOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, months: number): string {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}`;
}

export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** `March 2027` */
export function monthName(month: string): string {
  return formatDate(`${month}-01`).slice(2);
}

export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayIndexOf(first));
  return Array.from({ length: visible_weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(monday, week * 7 + weekday)),
  );
}

/** Or that month's last day. */
export function sameDayIn(month: string, day: string): string {
  const wanted = `${month}${day.slice(7)}`;
  const last = lastDayOf(month);
  return wanted > last ? last : wanted;
}

export function monthRange(today: string): { first: string; last: string } {
  return {
    first: addMonths(monthOf(today), -limits.calendar_memory_months),
    last: addMonths(monthOf(today), limits.date_ahead_years_max * 12),
  };
}

/** Defaults to the current month. */
export function readMonth(named: string | null, today: string): string {
  const { first, last } = monthRange(today);
  const isMonth = named !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(named) && first <= named && named <= last;
  return isMonth ? named : monthOf(today);
}

/** Keys of the ARIA grid pattern; null for other keys. */
export function dayAfterKey(key: string, day: string): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekdayIndexOf(day));
    case "End":
      return addDays(day, 6 - weekdayIndexOf(day));
    case "PageUp":
      return sameDayIn(addMonths(monthOf(day), -1), day);
    case "PageDown":
      return sameDayIn(addMonths(monthOf(day), 1), day);
    default:
      return null;
  }
}

export function dayWithin(day: string, today: string): string {
  const { first, last } = monthRange(today);
  if (monthOf(day) < first) return `${first}-01`;
  return monthOf(day) > last ? lastDayOf(last) : day;
}
