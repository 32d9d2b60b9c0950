import { formatDate } from "../../../contract/format.ts";
import { formatDayAndMonth, formatTime, weekdayName } from "../../../contract/moments.ts";
import { daysBetween, southAfricanDate } from "../../../contract/south-african-time.ts";

/** `Today 23:57`, `Yesterday 09:12`, `Tuesday 14:05` within a week, then `28 November 23:57`. */
export function formatRecent(iso: string, now_ms = Date.now()): string {
  return `${formatRelativeDay(iso, now_ms)} ${formatTime(iso)}`;
}

export function formatRelativeDay(iso: string, now_ms = Date.now()): string {
  const day = southAfricanDate(iso);
  const today = southAfricanDate(now_ms);
  const ago = daysBetween(day, today);
  if (ago === 0) return "Today";
  if (ago === 1) return "Yesterday";
  if (ago > 1 && ago < 7) return weekdayName(day);
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayAndMonth(day) : formatDate(day);
}
