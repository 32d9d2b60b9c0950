import { formatCount, formatDate } from "../format.ts";
import { formatDayAndMonth, formatTime, weekdayName } from "../moments.ts";
import { southAfricanDate } from "../south-african-time.ts";

export type QuoteDueDates = {
  deposit_due_days: number;
  balance_due_days: number;
  booking: { deposit_due_on: string; balance_due_on: string } | null;
};

/** A date once accepted, a period before that. */
export function formatDepositDue({ deposit_due_days: days, booking }: QuoteDueDates): string {
  if (booking) return `by ${formatDate(booking.deposit_due_on)}`;
  return days === 0 ? "once you accept" : `within ${formatCount(days, "day", "days")} of accepting`;
}

export function formatBalanceDue({ balance_due_days: days, booking }: QuoteDueDates): string {
  if (booking) return `by ${formatDate(booking.balance_due_on)}`;
  return days === 0 ? "on the wedding day" : `${formatCount(days, "day", "days")} before the wedding`;
}

/** Only for a moment within a week: `today 23:58`, `Tuesday 23:58`. */
export function formatDeadline(instant: string, now_ms: number): string {
  const day = southAfricanDate(instant);
  const isToday = day === southAfricanDate(now_ms);
  return `${isToday ? "today" : weekdayName(day)} ${formatTime(instant)}`;
}

/** `1 December, 23:58`. */
export function formatDeadlineDay(instant: string): string {
  return `${formatDayAndMonth(southAfricanDate(instant))}, ${formatTime(instant)}`;
}
