import { formatCount, formatDate } from "../format.ts";
import { formatDayAndMonth, formatTime, weekdayName } from "../moments.ts";
import { addDays, southAfricanDate } from "../south-african-time.ts";

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

/** A deadline at midnight ends the day before: `00:00` reads as a day later. */
function readDeadline(instant: string): { day: string; time: string } {
  const day = southAfricanDate(instant);
  const time = formatTime(instant);
  return time === "00:00" ? { day: addDays(day, -1), time: "midnight" } : { day, time };
}

/** Only for a moment within a week: `today 23:58`, `Tuesday 23:58`, `Tuesday midnight`. */
export function formatDeadline(instant: string, now_ms: number): string {
  const { day, time } = readDeadline(instant);
  if (day !== southAfricanDate(now_ms)) return `${weekdayName(day)} ${time}`;
  return time === "midnight" ? "midnight tonight" : `today ${time}`;
}

/** `1 December, 23:58`. */
export function formatDeadlineDay(instant: string): string {
  const { day, time } = readDeadline(instant);
  return `${formatDayAndMonth(day)}, ${time}`;
}

/** `1 December 2026, 23:58`. */
export function formatDeadlineDate(instant: string): string {
  const { day, time } = readDeadline(instant);
  return `${formatDate(day)}, ${time}`;
}
