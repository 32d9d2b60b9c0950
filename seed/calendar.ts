import { day_ms } from "../src/contract/durations.ts";
import { addDays, southAfricanDate } from "../src/contract/south-african-time.ts";

export interface Calendar {
  readonly year: number;
  /** Never later than the start of today. */
  readonly daysAgo: (days: number, hour?: number, minute?: number) => Date;
  /** As `YYYY-MM-DD`. */
  readonly dateIn: (days: number) => string;
}

/** `today` is `YYYY-MM-DD`, in South African time. */
export function calendarOf(today: string): Calendar {
  const midnight = Date.parse(`${today}T00:00:00+02:00`);
  if (Number.isNaN(midnight)) throw new RangeError(`not a date: ${today}`);
  return {
    year: Number(today.slice(0, 4)),
    daysAgo: (days, hour = 0, minute = 0) => new Date(midnight - days * day_ms + (hour * 60 + minute) * 60_000),
    dateIn: (days) => addDays(today, days),
  };
}

function monthOf(instant: Date): string {
  return `${southAfricanDate(instant).slice(0, 7)}-01`;
}

export function monthsBetween(from: Date, to: Date): string[] {
  const last = monthOf(to);
  const months = [monthOf(from)];
  while ((months.at(-1) ?? last) < last) {
    const [year = 0, month = 0] = (months.at(-1) ?? last).split("-").map(Number);
    months.push(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10));
  }
  return months;
}
