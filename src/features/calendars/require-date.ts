import { calendarMessages } from "../../contract/calendars/calls.ts";
import type { Flex } from "../../contract/choices.ts";
import { formatDate } from "../../contract/format.ts";
import { lastBookableDay, southAfricanDate } from "../../contract/south-african-time.ts";
import { refuse } from "../../platform/refusal.ts";
import { flexibleDates } from "./rules.ts";
import type { DateFilter } from "./store-availability.ts";

/** Undefined without a date; refuses on `date` if past or too far ahead [calendars-7]. */
export function requireDate(
  { date = "", flex }: { date?: string | undefined; flex?: Flex | undefined },
  today: string,
): DateFilter | undefined {
  if (date === "") return undefined;
  const error =
    date < today
      ? calendarMessages.day_passed
      : date > lastBookableDay(today)
        ? calendarMessages.day_too_far
        : undefined;
  if (error !== undefined) refuse("bad_parameter", { sentence: `date: ${error}`, fields: { date: error } });
  return { days: flexibleDates(date, flex, today), today };
}

/** A sentence if lists can't filter by this day. `name` is how it was written. */
export function describeUnusableDate(date: string, today: string, name = formatDate(date)): string | undefined {
  if (date < today) return `${name} has passed.`;
  return date > lastBookableDay(today) ? `${name} is more than three years ahead.` : undefined;
}

/** Undefined for a past or too distant day, about which calendars say nothing. */
export function findDate(date: string | null | undefined, now: Date): DateFilter | undefined {
  const today = southAfricanDate(now);
  return date && date >= today && date <= lastBookableDay(today) ? { days: [date], today } : undefined;
}
