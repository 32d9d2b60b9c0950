import type { FormErrors } from "../../../client/form/use-form.ts";
import { calendarMessages } from "../../../contract/calendars/calls.ts";
import type { CalendarRules } from "../../../contract/calendars/schema.ts";
import { formatCount, formatDate, formatList } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { weekdays } from "../../../contract/providers/calls.ts";
import { readCount } from "./feeds/read-count.ts";

export interface RulesTyped {
  capacity: string;
  weekdays_taken: string[];
  seasons: SeasonTyped[];
  notice_days: string;
  hold_days: string;
}

/** Its key in the form; keys of removed seasons are not reused. */
export interface SeasonTyped {
  place: string;
  from: string;
  to: string;
}

export function readRules(form: FormData): RulesTyped {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const places = [...form.keys()].flatMap((key) => /^season-(\d+)-from-day$/.exec(key)?.[1] ?? []);
  const yearDay = (name: string) => `${text(`${name}-month`)}-${text(`${name}-day`)}`;
  return {
    capacity: text("capacity"),
    weekdays_taken: form.getAll("weekdays_taken").filter((day) => typeof day === "string"),
    seasons: places.map((place) => ({
      place,
      from: yearDay(`season-${place}-from`),
      to: yearDay(`season-${place}-to`),
    })),
    notice_days: text("notice_days"),
    hold_days: text("hold_days"),
  };
}

export function checkRules({ capacity, seasons, notice_days, hold_days }: RulesTyped): FormErrors {
  const fieldErrors: Record<string, string> = {};
  const { capacity_out_of_range, notice_out_of_range, hold_out_of_range, season_unreadable } = calendarMessages;
  if (readCount(capacity, 1, limits.calendar_capacity_max) === null) fieldErrors["capacity"] = capacity_out_of_range;
  for (const { place, from, to } of seasons) {
    if (!isYearDay(from)) fieldErrors[`season-${place}-from-day`] = season_unreadable;
    if (!isYearDay(to)) fieldErrors[`season-${place}-to-day`] = season_unreadable;
  }
  if (readCount(notice_days, 0, limits.calendar_notice_days_max) === null)
    fieldErrors["notice_days"] = notice_out_of_range;
  if (readCount(hold_days, 1, limits.calendar_hold_days_max) === null) fieldErrors["hold_days"] = hold_out_of_range;
  return fieldErrors;
}

export function rulesFrom({ capacity, weekdays_taken, seasons, notice_days, hold_days }: RulesTyped): CalendarRules {
  return {
    capacity: Number(capacity),
    weekdays_taken: weekdays.filter((day) => weekdays_taken.includes(day)),
    seasons: seasons.map(({ from, to }) => ({ from, to })),
    notice_days: Number(notice_days),
    hold_days: Number(hold_days),
  };
}

/** `MM-DD`; 02-29 is valid. */
function isYearDay(day: string): boolean {
  const instant = new Date(`2024-${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(5, 10) === day;
}

/** `15 December` */
function formatYearDay(day: string): string {
  return formatDate(`2024-${day}`).slice(0, -5);
}

/** One line per rule. */
export function describeRules({ capacity, weekdays_taken, seasons, notice_days, hold_days }: CalendarRules): string[] {
  const days = weekdays_taken.map((day) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}s`);
  return [
    `${formatCount(capacity, "wedding", "weddings")} a day`,
    ...(days.length > 0 ? [`Closed on ${formatList(days)}`] : []),
    ...seasons.map(({ from, to }) => `Closed every year ${formatYearDay(from)} to ${formatYearDay(to)}`),
    notice_days === 0 ? "No notice needed" : `At least ${formatCount(notice_days, "day’s", "days’")} notice`,
    `Holds expire after ${formatCount(hold_days, "day", "days")}`,
  ];
}
