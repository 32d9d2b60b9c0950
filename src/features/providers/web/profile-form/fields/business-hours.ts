import { dashboardMessages } from "../../../../../contract/dashboard-messages.ts";
import { weekdays } from "../../../../../contract/providers/calls.ts";
import type { BusinessHours } from "../../../../../contract/providers/field-schema.ts";

export type WeekHours = Exclude<BusinessHours, string>;
export type Weekday = keyof WeekHours;

export const usualDay = { open: "09:00", close: "17:00" } as const;

/** For sending: days in order; null when empty. */
export function tidyHours(hours: BusinessHours): BusinessHours | null {
  if (typeof hours === "string") return hours.trim() || null;
  const days = weekdays.flatMap((day): [Weekday, WeekHours[Weekday]][] => {
    const entry = hours[day];
    // a fixed key order, so that equal times give equal JSON
    if (typeof entry === "object") return [[day, { open: entry.open, close: entry.close }]];
    return entry === undefined ? [] : [[day, entry]];
  });
  return days.length === 0 ? null : Object.fromEntries(days);
}

export function copyToAllDays(hours: WeekHours, from: Weekday): WeekHours {
  const entry = hours[from];
  return entry === undefined ? hours : Object.fromEntries(weekdays.map((day) => [day, entry]));
}

export function withDay(hours: WeekHours, day: Weekday, entry: WeekHours[Weekday]): WeekHours {
  const { [day]: _, ...others } = hours;
  return entry === undefined ? others : { ...others, [day]: entry };
}

/** Null if valid. Closing after midnight is allowed. */
export function hoursError(hours: BusinessHours): string | null {
  if (typeof hours === "string") return null;
  const isOpenEnded = weekdays.some((day) => {
    const entry = hours[day];
    return typeof entry === "object" && (entry.open === "" || entry.close === "");
  });
  return isOpenEnded ? dashboardMessages.hours_incomplete : null;
}
