import { southAfricanTime } from "../contract/south-african-time.ts";

/** The day that it is in South Africa, by this browser's clock. */
export function todayHere(): string {
  return southAfricanTime(Date.now()).slice(0, 10);
}
