import { day_ms } from "../../../contract/durations.ts";

/** Dates are `YYYY-MM-DD`; negative once `to` has passed. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / day_ms);
}
