import { availabilities, availabilityLabels } from "../../../contract/calendars/calls.ts";
import type { CalendarEntry, EntryKind, MyDay } from "../../../contract/calendars/schema.ts";
import { formatCount, formatDate } from "../../../contract/format.ts";
import { weekdays } from "../../../contract/providers/calls.ts";
import { daysBetween } from "../../../contract/south-african-time.ts";
import { monthOf, weekdayIndexOf } from "./month-grid.ts";

export type MarkKind = "booked" | "held" | "blocked" | "imported" | "closed";

export interface Mark {
  kind: MarkKind;
  label: string;
  description: string;
  short: string;
}

export const legend = [
  { kind: "booked", meaning: "Booked" },
  { kind: "held", meaning: "Held for a couple" },
  { kind: "blocked", meaning: "Blocked" },
  { kind: "imported", meaning: "Busy in another calendar" },
  { kind: "closed", meaning: "Closed (your rules)" },
] as const satisfies readonly { kind: MarkKind; meaning: string }[];

/** `Saturday 6 March 2027` */
export function formatDateWithWeekday(day: string): string {
  return `${capital(weekdays[weekdayIndexOf(day)] ?? "")} ${formatDate(day)}`;
}

/** `6 March 2027`, `6 to 8 March 2027`, `28 February to 2 March 2027`, `30 December 2027 to 2 January 2028` */
export function formatSpan(from: string, to: string): string {
  if (from === to) return formatDate(from);
  if (monthOf(from) === monthOf(to)) return `${Number(from.slice(8))} to ${formatDate(to)}`;
  const first = formatDate(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.slice(0, -5) : first} to ${formatDate(to)}`;
}

/** Rules only on days without entries, and not on past days. */
export function marksOf(day: MyDay, { capacity, today }: { capacity: number; today: string }): Mark[] {
  const { booked, held, imported, is_blocked, is_closed, date } = day;
  const marks: Mark[] = [];
  if (booked > 0) {
    const isOne = capacity === 1 && booked === 1;
    const share = `${booked} of ${capacity}`;
    const description = isOne ? "booked" : `${share} booked`;
    marks.push({
      kind: "booked",
      label: isOne ? "Booked" : share,
      description,
      short: isOne ? "" : `${booked}/${capacity}`,
    });
  }
  if (held > 0) {
    const label = held === 1 ? "Held" : `${held} held`;
    marks.push({ kind: "held", label, description: label.toLowerCase(), short: held === 1 ? "" : `${held}` });
  }
  if (is_blocked) marks.push({ kind: "blocked", label: "Blocked", description: "blocked", short: "" });
  if (imported > 0) marks.push({ kind: "imported", label: "Busy", description: "busy in another calendar", short: "" });
  if (is_closed && date >= today && marks.length === 0) {
    marks.push({ kind: "closed", label: "Closed", description: "closed (your rules)", short: "" });
  }
  return marks;
}

/** For screen readers. */
export function daySentence(
  date: string,
  { day, marks, today }: { day?: MyDay; marks: Mark[]; today: string },
): string {
  const phrases = [formatDateWithWeekday(date)];
  if (date === today) phrases.push("today");
  phrases.push(...marks.map(({ description }) => description));
  if (date < today) phrases.push("past");
  else if (day) phrases.push(`couples see ${availabilityLabels[day.availability]}`);
  return phrases.join(", ");
}

export function formatAvailabilities(days: readonly MyDay[]): string {
  const counts = availabilities
    .map((state) => ({
      seen: availabilityLabels[state],
      count: days.filter(({ availability }) => availability === state).length,
    }))
    .filter(({ count }) => count > 0);
  if (counts.length === 1) return counts[0]?.seen ?? "";
  return counts.map(({ seen, count }) => `${count} ${seen}`).join(", ");
}

export const kindLabels = {
  block: { noun: "block", verb: "Block", done: "Blocked", mark: "blocked" },
  hold: { noun: "hold", verb: "Hold", done: "Held", mark: "held" },
  booking: { noun: "booking", verb: "Book", done: "Booked", mark: "booked" },
} as const satisfies Record<EntryKind, { noun: string; verb: string; done: string; mark: MarkKind }>;

type Named = Pick<CalendarEntry, "kind" | "from" | "to">;

export function namedEntry(entry: Named): string {
  return capital(inSentence(entry));
}

export function inSentence({ kind, from, to }: Named): string {
  return `the ${kindLabels[kind].noun} of ${formatSpan(from, to)}`;
}

/** `3 days` */
export function formatDayRange(from: string, to: string): string {
  return formatCount(daysBetween(from, to) + 1, "day", "days");
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
