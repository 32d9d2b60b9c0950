import { feedErrors } from "../../../../contract/calendars/calls.ts";
import type { CalendarSubscription } from "../../../../contract/calendars/schema.ts";
import { day_ms, hour_ms, minute_ms } from "../../../../contract/durations.ts";
import { formatCount, formatDate } from "../../../../contract/format.ts";
import { southAfricanDate } from "../../../../contract/south-african-time.ts";

/** `3 hours ago`; a date after a week. */
export function formatAgo(iso: string, now_ms: number): string {
  const since_ms = now_ms - Date.parse(iso);
  if (since_ms < 2 * minute_ms) return "just now";
  if (since_ms < 2 * hour_ms) return `${Math.floor(since_ms / minute_ms)} minutes ago`;
  if (since_ms < 2 * day_ms) return `${Math.floor(since_ms / hour_ms)} hours ago`;
  if (since_ms < 7 * day_ms) return `${Math.floor(since_ms / day_ms)} days ago`;
  return `on ${formatDate(southAfricanDate(iso))}`;
}

export function formatSyncStatus({ fault, days, effect, good_at }: CalendarSubscription, now_ms: number): string {
  const daysText = `${formatCount(days, "day", "days")} to come ${effect === "taken" ? "taken" : "with a place taken"}`;
  const read = `read ${formatAgo(good_at, now_ms)}`;
  return fault === null ? `${daysText}, ${read}.` : `${daysText} as it was ${read}.`;
}

/** Null if it was read. */
export function formatFeedError({ fault }: CalendarSubscription): string | null {
  return fault && feedErrors[fault];
}

/** Null if all were read. */
export function formatUnread({ unread }: CalendarSubscription): string | null {
  if (unread === 0) return null;
  return `${formatCount(unread, "event", "events")} could not be read.`;
}
