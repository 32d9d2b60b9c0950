import type { Availability } from "../../../contract/calendars/schema.ts";
import { formatDates } from "../../../contract/format-dates.ts";
import { formatDate } from "../../../contract/format.ts";
import { freshnessOf } from "./describe-freshness.ts";
import { weekdayIndexOf } from "./month-grid.ts";

export function formatAvailability(date: string, availability: Availability): string {
  const day = formatDate(date);
  if (availability === "not_known") return `Calendar not kept: ask about ${day}`;
  if (availability === "limited") return `Some places left on ${day}`;
  return `${availability === "free" ? "Available" : "Not available"} on ${day}`;
}

const saturdays_max = 4;

export function freeSaturdays(days: readonly { date: string; availability: Availability }[]): string {
  const free = days.filter(({ date, availability }) => availability === "free" && weekdayIndexOf(date) === 5);
  if (free.length === 0) return "No Saturday in the next three months is available.";
  const some = free.slice(0, saturdays_max).map(({ date }) => date);
  return `Next available ${some.length === 1 ? "Saturday" : "Saturdays"}: ${formatDates(some)}.`;
}

/** `isKept` is false for a stale or missing calendar. */
export function formatLastConfirmed(kept_at: string | null, today: string): { isFresh: boolean; text: string } {
  const now = freshnessOf(kept_at, today);
  if (now.state === "never" || now.state === "over")
    return { isFresh: false, text: "This vendor hasn’t shared a calendar. Ask if your date is available." };
  return { isFresh: true, text: `Calendar last confirmed on ${formatDate(now.confirmed_on)}.` };
}
