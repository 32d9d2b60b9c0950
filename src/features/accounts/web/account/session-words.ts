import { hour_ms, minute_ms } from "../../../../contract/durations.ts";
import { formatDate } from "../../../../contract/format.ts";
import { daysBetween, southAfricanDate } from "../../../../contract/south-african-time.ts";

export function formatSignedIn(iso: string): string {
  return `Logged in ${formatDate(southAfricanDate(iso))}`;
}

/** The server notes use only once in five minutes. */
export function formatLastUsed(iso: string, now_ms: number): string {
  return `Last used ${whenUsed(Date.parse(iso), now_ms)}`;
}

function whenUsed(used_ms: number, now_ms: number): string {
  const since_ms = now_ms - used_ms;
  if (since_ms < 15 * minute_ms) return "a few minutes ago";
  if (since_ms < hour_ms) return "less than an hour ago";
  const days = daysBetween(southAfricanDate(used_ms), southAfricanDate(now_ms));
  if (days === 0) return "earlier today";
  if (days === 1) return "yesterday";
  return days < 7 ? `${days} days ago` : `on ${formatDate(southAfricanDate(used_ms))}`;
}
