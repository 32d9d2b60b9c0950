import { day_ms } from "../../../contract/durations.ts";

/** How many days a calendar date (`YYYY-MM-DD`) is ahead of another; negative once it has passed. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / day_ms);
}
