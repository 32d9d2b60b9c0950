import { formatCount } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";

const hour = 60 * 60;
const day = 24 * hour;

export function secondsUntilNextRequest(last: Date | null, now: Date): number {
  if (last === null) return 0;
  const free = last.getTime() + limits.verification_request_days * day * 1000;
  return Math.max(0, Math.ceil((free - now.getTime()) / 1000));
}

/** Rounded up: `7 days`, `5 hours`, `1 minute`. */
export function formatWait(seconds: number): string {
  if (seconds > 2 * day) return formatCount(Math.ceil(seconds / day), "day", "days");
  if (seconds > 2 * hour) return formatCount(Math.ceil(seconds / hour), "hour", "hours");
  return formatCount(Math.ceil(seconds / 60), "minute", "minutes");
}
