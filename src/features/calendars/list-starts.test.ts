import fc from "fast-check";
import { expandRecurringEvent, sync } from "node-ical";
import { expect, test } from "vitest";
import { day_ms } from "../../contract/durations.ts";
import { readFeed } from "./read-feed.ts";
import { addDays, weekdayOf } from "./rules.ts";

const window = { from: "2027-01-01", to: "2028-12-31" };
const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const some = <T>(values: readonly T[], maxLength: number) => fc.uniqueArray(fc.constantFrom(...values), { maxLength });
const dayFrom = (first: string, days: number) =>
  fc.integer({ min: 0, max: days }).map((later) => addDays(first, later));

/** Rules as calendars make them: each means the day that it begins on, and others. */
const rules: ((start: string, others: string[]) => string)[] = [
  () => "FREQ=DAILY",
  () => "FREQ=WEEKLY",
  (start, others) => `FREQ=WEEKLY;BYDAY=${[...new Set([weekday(start), ...others])].join(",")}`,
  (start, others) => `FREQ=DAILY;BYDAY=${[...new Set([weekday(start), ...others])].join(",")}`,
  () => "FREQ=MONTHLY",
  (start, others) => `FREQ=MONTHLY;BYMONTHDAY=${[...new Set([dayOfMonth(start), 31 - others.length])].join(",")}`,
  (start, others) => `FREQ=MONTHLY;BYDAY=${[nth(start), ...others.map((day) => `-1${day}`)].join(",")}`,
  () => "FREQ=YEARLY",
  (start) => `FREQ=YEARLY;BYMONTH=${month(start)};BYDAY=${nth(start)}`,
  (start) => `FREQ=YEARLY;BYMONTH=${month(start)};BYMONTHDAY=${dayOfMonth(start)}`,
];
const weekday = (day: string) => weekdays[weekdayOf(day) - 1] ?? "";
const month = (day: string) => Number(day.slice(5, 7));
const dayOfMonth = (day: string) => Number(day.slice(8));
const nth = (day: string) => `${Math.min(4, Math.ceil(dayOfMonth(day) / 7))}${weekday(day)}`;
const stamp = (day: string) => `${day.replaceAll("-", "")}T100000Z`;

test("what repeats falls on the days that another library finds", () => {
  const start = dayFrom("2026-01-01", 600).filter((day) => dayOfMonth(day) <= 28 || month(day) % 2 === 1);
  const until = fc.option(dayFrom("2027-06-01", 500), { nil: undefined });
  const parts = {
    rule: fc.constantFrom(...rules),
    others: some(weekdays, 3),
    interval: fc.integer({ min: 1, max: 3 }),
  };
  const event = fc.record({ ...parts, start, until, gaps: some([...Array(60).keys()], 20) });
  fc.assert(
    fc.property(event, ({ rule, others, interval, start: begin, until: last, gaps }) => {
      const lines = [
        `DTSTART:${stamp(begin)}`,
        `RRULE:${rule(begin, others)};INTERVAL=${interval}${last === undefined ? "" : `;UNTIL=${stamp(last)}`}`,
        ...gaps.map((gap) => `EXDATE:${stamp(addDays("2027-02-01", gap))}`),
      ];
      const text = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n");
      const read = readFeed(text, window);
      expect("days" in read && read.days.map(({ day }) => day)).toEqual(theirDays(text, begin));
    }),
    { numRuns: 30 },
  );
});

/** The days as the other library finds them; an event begins on its start in any case. */
function theirDays(text: string, begin: string): string[] {
  const found = Object.values(sync.parseICS(text)).find((part) => part?.type === "VEVENT");
  const range = { from: new Date(window.from), to: new Date(Date.parse(window.to) + day_ms - 1) };
  const days = found ? expandRecurringEvent(found, range).map(({ start }) => start.toISOString().slice(0, 10)) : [];
  const isGone = text.includes(`EXDATE:${stamp(begin)}`);
  const begins = begin >= window.from && !isGone ? [begin] : [];
  return [...new Set([...days, ...begins])].toSorted();
}
