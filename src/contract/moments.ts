import { formatDate } from "./format.ts";
import { southAfricanDate, southAfricanTime } from "./south-african-time.ts";

/** South African time from ISO: `20 June 2026, 12:00`. */
export function formatDateTime(iso: string): string {
  return `${formatDate(southAfricanDate(iso))}, ${formatTime(iso)}`;
}

export function formatTime(iso: string): string {
  return southAfricanTime(iso).slice(11, 16);
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

export function weekdayName(day: string): string {
  return weekdays[new Date(day).getUTCDay()] ?? "";
}

export function formatDayAndMonth(day: string): string {
  return formatDate(day).replace(/ \d{4}$/, "");
}
