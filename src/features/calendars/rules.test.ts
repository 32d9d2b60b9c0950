import { expect, test } from "vitest";
import {
  availabilityOf,
  checkCalendarEntry,
  flexibleDates,
  isClosed,
  isFresh,
  storedEntry,
  isoWeekdayOf,
} from "./rules.ts";

const today = "2026-11-23";
const open = { weekdays_taken: [], season_starts: [], season_ends: [], notice_days: 0 };

test("Monday is 1 and Sunday is 7", () => {
  expect([isoWeekdayOf("2026-11-23"), isoWeekdayOf("2026-11-28"), isoWeekdayOf("2026-11-29")]).toEqual([1, 6, 7]);
});

test.each([
  ["nothing closed", open, "2027-03-20", false],
  ["its weekday", { ...open, weekdays_taken: [6] }, "2027-03-20", true],
  ["another weekday", { ...open, weekdays_taken: [5] }, "2027-03-20", false],
  ["the first day of a season", { ...open, season_starts: [320], season_ends: [331] }, "2027-03-20", true],
  ["the last day of a season", { ...open, season_starts: [301], season_ends: [320] }, "2027-03-20", true],
  ["the day after a season", { ...open, season_starts: [301], season_ends: [319] }, "2027-03-20", false],
  ["a season over the new year, before it", { ...open, season_starts: [1215], season_ends: [105] }, "2026-12-31", true],
  ["a season over the new year, after it", { ...open, season_starts: [1215], season_ends: [105] }, "2027-01-05", true],
  ["a season over the new year, outside", { ...open, season_starts: [1215], season_ends: [105] }, "2027-01-06", false],
  ["a second season", { ...open, season_starts: [101, 320], season_ends: [102, 320] }, "2027-03-20", true],
  ["a day short of the notice", { ...open, notice_days: 7 }, "2026-11-29", true],
  ["just the notice", { ...open, notice_days: 7 }, "2026-11-30", false],
  ["today without a notice", open, today, false],
  ["yesterday", open, "2026-11-22", true],
])("closed by %s: %s %s", (_, rules, day, expected) => {
  expect(isClosed(rules, day, today)).toBe(expected);
});

test.each([
  [0, open, "free"],
  [1, open, "limited"],
  [2, open, "taken"],
  [0, { ...open, weekdays_taken: [6] }, "taken"],
  [1, { ...open, weekdays_taken: [6] }, "taken"],
] as const)("state %i under %o is %s", (state, rules, expected) => {
  expect(availabilityOf(rules, { day: "2027-03-20", state, today })).toBe(expected);
});

test("a calendar counts as confirmed for sixty days, at any hour", () => {
  expect(isFresh(new Date("2026-09-24T00:00:00Z"), today)).toBe(true);
  expect(isFresh(new Date("2026-09-23T21:59:59Z"), today)).toBe(false);
});

test.each([
  ["2027-03-20", undefined, ["2027-03-20"]],
  ["2027-03-20", "weekend", ["2027-03-19", "2027-03-20", "2027-03-21"]],
  ["2027-03-15", "weekend", ["2027-03-19", "2027-03-20", "2027-03-21"]],
  ["2027-03-21", "weekend", ["2027-03-19", "2027-03-20", "2027-03-21"]],
  ["2027-03-20", "month", ["2027-03-06", "2027-03-13", "2027-03-20", "2027-03-27"]],
  ["2027-02-28", "month", ["2027-02-06", "2027-02-13", "2027-02-20", "2027-02-27"]],
  ["2026-11-28", "month", ["2026-11-28"]],
  ["2026-11-23", "weekend", ["2026-11-27", "2026-11-28", "2026-11-29"]],
] as const)("%s, flexible by %s, asks about %o", (date, flex, days) => {
  expect(flexibleDates(date, flex, today)).toEqual(days);
});

test("a month without Saturdays to come asks about the date itself", () => {
  expect(flexibleDates("2026-11-30", "month", "2026-11-29")).toEqual(["2026-11-30"]);
});

const entry = { kind: "block", from: "2027-03-20" } as const;

test.each([
  ["one day", entry, {}],
  ["a span that began before", { ...entry, from: "2026-11-01", to: "2026-11-23" }, {}],
  ["turned", { ...entry, to: "2027-03-19" }, { to: "The last day is before the first." }],
  ["yesterday", { ...entry, from: "2026-11-22" }, { from: "This day has passed." }],
  ["over", { ...entry, from: "2026-11-01", to: "2026-11-22" }, { to: "This day has passed." }],
  ["the last possible day", { ...entry, from: "2029-11-23" }, {}],
  ["beyond it", { ...entry, from: "2029-11-24" }, { from: "Choose a day within the next three years." }],
  ["366 days", { ...entry, from: "2027-01-01", to: "2028-01-01" }, {}],
  ["367 days", { ...entry, from: "2027-01-01", to: "2028-01-02" }, { to: "An entry covers 366 days at most." }],
] as const)("an entry of %s: %o", (_, fields, fieldErrors) => {
  expect(checkCalendarEntry(fields, today)).toEqual(fieldErrors);
});

test("a hold expires the given number of days after its saving, or after the rules' default; nothing else expires", () => {
  const now = new Date("2026-11-23T08:00:00Z");
  const stored = (kind: "hold" | "booking", hold_days?: number) =>
    storedEntry({ ...entry, kind, hold_days }, { hold_days: 14, now }).lapses_at?.toISOString();
  expect(stored("hold")).toBe("2026-12-07T08:00:00.000Z");
  expect(stored("hold", 3)).toBe("2026-11-26T08:00:00.000Z");
  expect(stored("booking", 3)).toBeUndefined();
});
