import { day_ms } from "../../../contract/durations.ts";
import { formatDate } from "../../../contract/format.ts";
import { localDate, formatDayAndMonth, formatTime, weekdayName } from "../../../contract/moments.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";

/** `Today 23:57`, `Yesterday 09:12`, `Tuesday 14:05` within a week, then `28 November 23:57`. */
export function formatRecent(iso: string, now_ms = Date.now()): string {
  return `${formatDay(iso, now_ms)} ${formatTime(iso)}`;
}

export function formatDay(iso: string, now_ms = Date.now()): string {
  const day = localDate(iso);
  const today = southAfricanTime(now_ms).slice(0, 10);
  const ago = Math.round((Date.parse(today) - Date.parse(day)) / day_ms);
  if (ago === 0) return "Today";
  if (ago === 1) return "Yesterday";
  if (ago > 1 && ago < 7) return weekdayName(day);
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayAndMonth(day) : formatDate(day);
}
