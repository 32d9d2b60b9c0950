import { formatDate } from "./format.ts";
import { southAfricanTime } from "./south-african-time.ts";

/** A moment, ISO, as clocks in South Africa show it: `20 June 2026, 12:00`. */
export function formatMoment(iso: string): string {
  return `${formatDate(dayOfMoment(iso))}, ${formatTime(iso)}`;
}

/** Its time alone: `12:00`. */
export function formatTime(iso: string): string {
  return southAfricanTime(Date.parse(iso)).slice(11, 16);
}

/** Its day in South Africa, `YYYY-MM-DD`. */
export function dayOfMoment(iso: string): string {
  return southAfricanTime(Date.parse(iso)).slice(0, 10);
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The weekday of a day, `YYYY-MM-DD`: `Saturday`. */
export function weekdayName(day: string): string {
  return weekdays[new Date(day).getUTCDay()] ?? "";
}

/** A day without its year: `1 December`. */
export function formatDayAndMonth(day: string): string {
  return formatDate(day).replace(/ \d{4}$/, "");
}
