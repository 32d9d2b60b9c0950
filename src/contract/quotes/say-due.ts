import { formatCount, formatDate } from "../format.ts";
import { southAfricanTime } from "../south-african-time.ts";

/** What says when a quote is paid. */
export type Due = {
  deposit_due_days: number;
  balance_due_days: number;
  booking: { deposit_due_on: string; balance_due_on: string } | null;
};

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

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** A moment within a week: `today 23:58`, `Tuesday 23:58`. */
export function sayDeadline(moment: string, now_ms: number): string {
  const here = southAfricanTime(Date.parse(moment));
  const day = here.slice(0, 10);
  const isToday = day === southAfricanTime(now_ms).slice(0, 10);
  return `${isToday ? "today" : weekdays[new Date(day).getUTCDay()]} ${here.slice(11, 16)}`;
}

/** The day of a moment within the year: `1 December`. */
export function sayDeadlineDay(moment: string): string {
  return formatDate(southAfricanTime(Date.parse(moment)).slice(0, 10)).replace(/ \d{4}$/, "");
}
