import { formatCount, formatDate } from "../../../contract/format.ts";
import type { Quote } from "../../../contract/quotes/shapes.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";

type Due = Pick<Quote, "deposit_due_days" | "balance_due_days" | "booking">;

/** When the deposit is due: the day once it was accepted, before that how long after. */
export function sayDepositDue({ deposit_due_days: days, booking }: Due): string {
  if (booking) return `by ${formatDate(booking.deposit_due_on)}`;
  return days === 0 ? "once you accept" : `within ${formatCount(days, "day", "days")} of accepting`;
}

/** When the balance is due. */
export function sayBalanceDue({ balance_due_days: days, booking }: Due): string {
  if (booking) return `by ${formatDate(booking.balance_due_on)}`;
  return days === 0 ? "on the wedding day" : `${formatCount(days, "day", "days")} before the wedding`;
}

/** A moment as its South African day and time: `20 June 2026, 12:00`. */
export function sayMoment(moment: string): string {
  const here = southAfricanTime(Date.parse(moment));
  return `${formatDate(here.slice(0, 10))}, ${here.slice(11, 16)}`;
}
