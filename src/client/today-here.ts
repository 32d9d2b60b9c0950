import { southAfricanDate } from "../contract/south-african-time.ts";

/** By this browser's clock. */
export function todayHere(): string {
  return southAfricanDate(Date.now());
}
