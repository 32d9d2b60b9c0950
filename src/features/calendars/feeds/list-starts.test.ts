import fc from "fast-check";
import { expandRecurringEvent, sync } from "node-ical";
import { expect, test } from "vitest";
import { day_ms } from "../../../contract/durations.ts";
import { addDays } from "../../../contract/south-african-time.ts";
import { isoWeekdayOf } from "../rules.ts";
import { readFeed } from "./read-feed.ts";

const window = { from: "2027-01-01", to: "2028-12-31" };
const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const some = <T>(values: readonly T[], maxLength: number) => fc.uniqueArray(fc.constantFrom(...values), { maxLength });
const dayFrom = (first: string, days: number) =>
  fc.integer({ min: 0, max: days }).map((later) => addDays(first, later));

const rules: ((start: string, others: string[]) => string)[] = [
  () => "FREQ=DAILY",
  () => "FREQ=WEEKLY",
  (start) => `FREQ=DAILY;BYMONTH=${month(start)},7`,
  (start, others) => `FREQ=WEEKLY;BYDAY=${[...new Set([weekday(start), ...others])].join(",")}`,
  () => "FREQ=MONTHLY",
  (start, others) => `FREQ=MONTHLY;BYMONTHDAY=${[...new Set([dayOfMonth(start), 31 - others.length])].join(",")}`,
  (start, others) => `FREQ=MONTHLY;BYDAY=${[nth(start), ...others.map((day) => `-1${day}`)].join(",")}`,
  () => "FREQ=YEARLY",
  (start) => `FREQ=YEARLY;BYMONTH=${month(start)};BYDAY=${nth(start)}`,
  (start) => `FREQ=YEARLY;BYMONTH=${month(start)};BYMONTHDAY=${dayOfMonth(start)}`,
];
const weekday = (day: string) => weekdays[isoWeekdayOf(day) - 1] ?? "";
const month = (day: string) => Number(day.slice(5, 7));
const dayOfMonth = (day: string) => Number(day.slice(8));
const nth = (day: string) => `${Math.min(4, Math.ceil(dayOfMonth(day) / 7))}${weekday(day)}`;
const stamp = (day: string) => `${day.replaceAll("-", "")}T100000Z`;

test("a repeated event falls on the days that another library finds", () => {
  const start = dayFrom("2026-01-01", 600).filter((day) => dayOfMonth(day) <= 28);
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
      const text = feedOf(lines);
      expect(daysIn(text)).toEqual(theirDays(text, begin));
    }),
    { numRuns: 30 },
  );
});

test("every second month, in some months only, passes over the months between", () => {
  const rule = "RRULE:FREQ=MONTHLY;INTERVAL=2;BYMONTH=8,7";
  expect(daysIn(feedOf([`DTSTART:${stamp("2026-08-01")}`, rule]))).toEqual(["2027-08-01", "2028-08-01"]);
});

/** Expected values by hand: the other library skips days between and moves the 31st to the 30th. */
test("an interval of days with weekdays counts the days between too", () => {
  const byDays = fc.record({
    begin: dayFrom("2026-01-01", 600),
    interval: fc.integer({ min: 1, max: 5 }),
    others: some(weekdays, 3),
  });
  fc.assert(
    fc.property(byDays, ({ begin, interval, others }) => {
      const named = [...new Set([weekday(begin), ...others])];
      const rule = `RRULE:FREQ=DAILY;BYDAY=${named.join(",")};INTERVAL=${interval}`;
      const counted = [...Array(1200).keys()]
        .map((times) => addDays(begin, times * interval))
        .filter((day) => named.includes(weekday(day)) && day >= window.from && day <= window.to);
      expect(daysIn(feedOf([`DTSTART:${stamp(begin)}`, rule]))).toEqual(counted);
    }),
    { numRuns: 30 },
  );
});

test("an event that repeats on the 29th, 30th or 31st skips months without that day", () => {
  const late = dayFrom("2026-01-01", 600).filter((day) => dayOfMonth(day) > 28);
  fc.assert(
    fc.property(late, fc.integer({ min: 1, max: 5 }), (begin, interval) => {
      const counted = [...Array(40).keys()]
        .map(
          (times) =>
            new Date(Date.UTC(Number(begin.slice(0, 4)), month(begin) - 1 + times * interval, dayOfMonth(begin))),
        )
        .map((time) => time.toISOString().slice(0, 10))
        .filter((day) => dayOfMonth(day) === dayOfMonth(begin) && day >= window.from && day <= window.to);
      expect(daysIn(feedOf([`DTSTART:${stamp(begin)}`, `RRULE:FREQ=MONTHLY;INTERVAL=${interval}`]))).toEqual(counted);
    }),
    { numRuns: 30 },
  );
});

const feedOf = (lines: string[]) =>
  ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n");

function daysIn(text: string) {
  const read = readFeed(text, window);
  return "days" in read && read.days.map(({ day }) => day);
}

/** An event always occurs on its start. */
function theirDays(text: string, begin: string): string[] {
  const result = Object.values(sync.parseICS(text)).find((part) => part?.type === "VEVENT");
  const range = { from: new Date(window.from), to: new Date(Date.parse(window.to) + day_ms - 1) };
  const days = result ? expandRecurringEvent(result, range).map(({ start }) => start.toISOString().slice(0, 10)) : [];
  const isRemoved = text.includes(`EXDATE:${stamp(begin)}`);
  const begins = begin >= window.from && !isRemoved ? [begin] : [];
  return [...new Set([...days, ...begins])].toSorted();
}
