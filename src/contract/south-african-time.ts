import { day_ms, hour_ms } from "./durations.ts";
import { date_ahead_years_max } from "./limits.ts";

/** Local time as `2026-11-21T09:30:00.000Z`, to be sliced. South Africa has been at UTC+2 all year since 1944. */
export function southAfricanTime(at: Date | number | string): string {
  return new Date(new Date(at).getTime() + 2 * hour_ms).toISOString();
}

/* Days are `YYYY-MM-DD`. */

export function southAfricanDate(at: Date | number | string): string {
  return southAfricanTime(at).slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * day_ms).toISOString().slice(0, 10);
}

/** Negative once `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day_ms);
}

export function lastBookableDay(today: string): string {
  return `${Number(today.slice(0, 4)) + date_ahead_years_max}${today.slice(4)}`.replace("-02-29", "-02-28");
}
