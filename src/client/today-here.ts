import { southAfricanTime } from "../contract/south-african-time.ts";

/** By this browser's clock. */
export function todayHere(): string {
  return southAfricanTime(Date.now()).slice(0, 10);
}
