import { formatDate } from "../../../contract/format.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";

/** When something was sent, as clocks in South Africa showed it: `21 November 2026, 10:18`. */
export function sayWhen(iso: string): string {
  const local = southAfricanTime(Date.parse(iso));
  return `${formatDate(local)}, ${local.slice(11, 16)}`;
}
