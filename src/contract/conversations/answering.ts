import { day_ms, hour_ms } from "../durations.ts";
import { formatCount } from "../format.ts";

/* How fast a provider answers [conversations-34]: measured, in words. */

/** Conversations of so many days count. */
export const answering_days = 90;
/** From so many on it is said. */
export const answering_enquiries_min = 5;
/** An answer within so many hours counts as one in time, and who gives none by then has not. */
export const answering_hours = 48;

/** "Within" one of these hours is said of a provider whose median is not longer; nothing of one that takes longer. */
export const answering_bands = [1, 3, 6, 12, 24, answering_hours] as const;

/** The band of a median in minutes; null where it fits none, or nothing is to be said of so few. */
export function bandOf(median_minutes: number | null, enquiries: number): number | null {
  if (median_minutes === null || enquiries < answering_enquiries_min) return null;
  return answering_bands.find((hours) => median_minutes <= hours * 60) ?? null;
}

/** What cards and profiles say. */
export function sayAnswers(within_hours: number): string {
  if (within_hours === 1) return "Usually answers within an hour";
  if (within_hours === 24) return "Usually answers within a day";
  return within_hours === 48 ? "Usually answers within two days" : `Usually answers within ${within_hours} hours`;
}

/** A span of minutes in words, as its owner reads it: to the nearest unit that is not finer than it needs to be. */
export function saySpan(minutes: number): string {
  const ms = minutes * 60_000;
  const [amount, one, many] =
    ms >= 2 * day_ms
      ? ([ms / day_ms, "day", "days"] as const)
      : ms >= hour_ms
        ? ([ms / hour_ms, "hour", "hours"] as const)
        : ([minutes, "minute", "minutes"] as const);
  return formatCount(Math.max(1, Math.round(amount)), one, many);
}
