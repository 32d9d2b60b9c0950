import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import type { BusinessHours } from "../../../../contract/providers/hours-shapes.ts";
import { weekdays } from "../../../../contract/providers/words.ts";

export type WeekHours = Exclude<BusinessHours, string>;
export type Weekday = keyof WeekHours;

/** What most businesses answer; a day that is opened starts with it. */
export const usualDay = { open: "09:00", close: "17:00" } as const;

/** The hours as they are sent: days in their order, and null where nothing is said at all. */
export function tidyHours(hours: BusinessHours): BusinessHours | null {
  if (typeof hours === "string") return hours.trim() || null;
  const days = weekdays.flatMap((day): [Weekday, WeekHours[Weekday]][] => {
    const entry = hours[day];
    // in one order of keys, so that the same times are the same text
    if (typeof entry === "object") return [[day, { open: entry.open, close: entry.close }]];
    return entry === undefined ? [] : [[day, entry]];
  });
  return days.length === 0 ? null : Object.fromEntries(days);
}

/** One day's hours given to all seven. */
export function copyToAllDays(hours: WeekHours, from: Weekday): WeekHours {
  const entry = hours[from];
  return entry === undefined ? hours : Object.fromEntries(weekdays.map((day) => [day, entry]));
}

/** The week with one day set; undefined says nothing about it. */
export function withDay(hours: WeekHours, day: Weekday, entry: WeekHours[Weekday]): WeekHours {
  const { [day]: _, ...others } = hours;
  return entry === undefined ? others : { ...others, [day]: entry };
}

/** What is wrong with the hours, in a sentence, or null. Closing after midnight is fine. */
export function faultInHours(hours: BusinessHours): string | null {
  if (typeof hours === "string") return null;
  const isOpenEnded = weekdays.some((day) => {
    const entry = hours[day];
    return typeof entry === "object" && (entry.open === "" || entry.close === "");
  });
  return isOpenEnded ? dashboardMessages.hours_incomplete : null;
}
