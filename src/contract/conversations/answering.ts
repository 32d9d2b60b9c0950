import { day_ms, hour_ms } from "../durations.ts";
import { formatCount } from "../format.ts";

/* Rule [conversations-34]. */

/** Only conversations of this period count. */
export const answering_days = 90;
/** With fewer nothing is shown. */
export const answering_enquiries_min = 5;
/** A later or missing answer counts as none. */
export const answering_hours = 48;

/** "Within" one of these hours; nothing for a longer median. */
export const answering_bands = [1, 3, 6, 12, 24, answering_hours] as const;

/** Null for a median above all bands, or too few enquiries. */
export function bandOf(median_minutes: number | null, enquiries: number): number | null {
  if (median_minutes === null || enquiries < answering_enquiries_min) return null;
  return answering_bands.find((hours) => median_minutes <= hours * 60) ?? null;
}

export function formatResponseTime(within_hours: number): string {
  if (within_hours === 1) return "Usually answers within an hour";
  if (within_hours === 24) return "Usually answers within a day";
  return within_hours === 48 ? "Usually answers within two days" : `Usually answers within ${within_hours} hours`;
}

export function formatDuration(minutes: number): string {
  const ms = minutes * 60_000;
  const [amount, one, many] =
    ms >= 2 * day_ms
      ? ([ms / day_ms, "day", "days"] as const)
      : ms >= hour_ms
        ? ([ms / hour_ms, "hour", "hours"] as const)
        : ([minutes, "minute", "minutes"] as const);
  return formatCount(Math.max(1, Math.round(amount)), one, many);
}
