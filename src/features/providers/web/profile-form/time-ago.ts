import { minute_ms } from "../../../../contract/durations.ts";
import { formatDate } from "../../../../contract/format.ts";

export function timeAgo(iso: string, now_ms: number): string {
  const minutes = Math.floor((now_ms - Date.parse(iso)) / minute_ms);
  if (Number.isNaN(minutes)) return "";
  if (minutes < 1) return "just now";
  if (minutes < 60) return formatAgo(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return formatAgo(hours, "hour");
  const days = Math.floor(hours / 24);
  return days < 7 ? formatAgo(days, "day") : formatDate(iso);
}

function formatAgo(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
