import { formatList } from "../../../contract/format.ts";
import { weekdays } from "../../../contract/providers/calls.ts";
import type { BusinessHours } from "../../../contract/providers/field-schema.ts";

/** Keeps a time range on one line. */
const NO_BREAK_SPACE = "\u00a0";

type Weekly = Exclude<BusinessHours, string>;
type Weekday = keyof Weekly;

/** Adjacent days with the same times share a line; closed days come last; plain text keeps its lines [profile-21]. */
export function groupHours(hours: BusinessHours | null): string[] {
  if (hours === null) return [];
  if (typeof hours === "string") return toLines(hours);
  const closed = weekdays.filter((day) => hours[day] === "closed").map(capital);
  const open = openGroups(hours).map(({ days, times }) => `${daysOf(days)}, ${times}`);
  if (closed.length === 0) return open;
  return [...open, closed.length === weekdays.length ? "Closed every day" : `Closed on ${formatList(closed)}`];
}

function openGroups(hours: Weekly): { days: Weekday[]; times: string }[] {
  const groups: { days: Weekday[]; times: string }[] = [];
  for (const day of weekdays) {
    const entry = hours[day];
    if (entry === undefined || entry === "closed") continue;
    const times = `${entry.open}${NO_BREAK_SPACE}to${NO_BREAK_SPACE}${entry.close}`;
    const last = groups.at(-1);
    const isNext = last?.days.at(-1) === weekdays[weekdays.indexOf(day) - 1];
    if (last !== undefined && isNext && last.times === times) last.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups;
}

function daysOf(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return "Every day";
  const first = capital(days[0] ?? "");
  const last = capital(days.at(-1) ?? "");
  return days.length > 2 ? `${first} to ${last}` : formatList(days.map(capital));
}

function capital(day: string): string {
  return day.slice(0, 1).toUpperCase() + day.slice(1);
}

function toLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
