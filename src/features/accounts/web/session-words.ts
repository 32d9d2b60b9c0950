import { day_ms, hour_ms, minute_ms } from "../../../contract/durations.ts";
import { formatDate } from "../../../contract/format.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";

/** South African, `YYYY-MM-DD`. */
export function dateHere(epoch_ms: number): string {
  return southAfricanTime(epoch_ms).slice(0, 10);
}

/** `Signed in 7 March 2026`. */
export function formatSignedIn(iso: string): string {
  return `Logged in ${formatDate(dateHere(Date.parse(iso)))}`;
}

/** `Last used yesterday`. The server notes use only once in five minutes. */
export function formatLastUsed(iso: string, now_ms: number): string {
  return `Last used ${whenUsed(Date.parse(iso), now_ms)}`;
}

function whenUsed(used_ms: number, now_ms: number): string {
  const since_ms = now_ms - used_ms;
  if (since_ms < 15 * minute_ms) return "a few minutes ago";
  if (since_ms < hour_ms) return "less than an hour ago";
  const days = daysBetween(used_ms, now_ms);
  if (days === 0) return "earlier today";
  if (days === 1) return "yesterday";
  return days < 7 ? `${days} days ago` : `on ${formatDate(dateHere(used_ms))}`;
}

/** Counts midnights in South Africa. */
function daysBetween(earlier_ms: number, later_ms: number): number {
  return (Date.parse(dateHere(later_ms)) - Date.parse(dateHere(earlier_ms))) / day_ms;
}
