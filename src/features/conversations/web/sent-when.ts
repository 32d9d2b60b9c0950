import { day_ms } from "../../../contract/durations.ts";
import { formatDate } from "../../../contract/format.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** When something was sent, as clocks in South Africa showed it: `21 November 2026, 10:18`. */
export function sayWhen(iso: string): string {
  const local = southAfricanTime(Date.parse(iso));
  return `${formatDate(local)}, ${local.slice(11, 16)}`;
}

/** The same as people say it at `now_ms`: `Today 23:57`, `Yesterday 09:12`, `Tuesday 14:05` within a week, then `28 November 23:57`. */
export function sayRecently(iso: string, now_ms = Date.now()): string {
  return `${sayDay(iso, now_ms)} ${southAfricanTime(Date.parse(iso)).slice(11, 16)}`;
}

/** Its day alone; the year only where it is another one. */
export function sayDay(iso: string, now_ms = Date.now()): string {
  const day = southAfricanTime(Date.parse(iso)).slice(0, 10);
  const today = southAfricanTime(now_ms).slice(0, 10);
  const ago = Math.round((Date.parse(today) - Date.parse(day)) / day_ms);
  if (ago === 0) return "Today";
  if (ago === 1) return "Yesterday";
  if (ago > 1 && ago < 7) return weekdays[new Date(day).getUTCDay()] ?? day;
  return day.slice(0, 4) === today.slice(0, 4) ? formatDate(day).replace(/ \d{4}$/, "") : formatDate(day);
}
