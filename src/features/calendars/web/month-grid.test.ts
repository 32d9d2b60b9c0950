import { expect, test } from "vitest";
import {
  addMonths,
  dayAfterKey,
  dayWithin,
  lastDayOf,
  monthName,
  monthRange,
  readMonth,
  sameDayIn,
  weekdayIndexOf,
  weeksOf,
} from "./month-grid.ts";

test.each([
  ["2027-03", "2027-03-01", "2027-04-11"],
  ["2026-11", "2026-10-26", "2026-12-06"],
  ["2028-02", "2028-01-31", "2028-03-12"],
  ["2027-02", "2027-02-01", "2027-03-14"], // four weeks
])("%s is shown in six weeks from Monday", (month, first, last) => {
  const weeks = weeksOf(month);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual([first, last]);
  expect(weeks.every(([monday]) => weekdayIndexOf(monday ?? "") === 0)).toBe(true);
});

test.each([
  ["ArrowLeft", "2027-03-01", "2027-02-28"],
  ["ArrowRight", "2027-12-31", "2028-01-01"],
  ["ArrowUp", "2027-03-06", "2027-02-27"],
  ["ArrowDown", "2027-03-06", "2027-03-13"],
  ["Home", "2027-03-06", "2027-03-01"],
  ["Home", "2027-03-01", "2027-03-01"],
  ["End", "2027-03-06", "2027-03-07"],
  ["PageUp", "2027-03-31", "2027-02-28"],
  ["PageDown", "2028-01-31", "2028-02-29"],
  ["PageDown", "2027-12-15", "2028-01-15"],
  ["Tab", "2027-03-06", null],
  ["a", "2027-03-06", null],
])("%s on %s leads to %s", (key, day, next) => {
  expect(dayAfterKey(key, day)).toBe(next);
});

test("months are added over the turn of a year", () => {
  expect([
    addMonths("2026-11", 2),
    addMonths("2027-01", -1),
    addMonths("2027-06", -18),
    addMonths("2026-12", 0),
  ]).toEqual(["2027-01", "2026-12", "2025-12", "2026-12"]);
  expect([lastDayOf("2028-02"), lastDayOf("2027-12")]).toEqual(["2028-02-29", "2027-12-31"]);
  expect(sameDayIn("2027-04", "2027-03-31")).toBe("2027-04-30");
  expect(monthName("2027-03")).toBe("March 2027");
});

test.each([
  ["2027-03", "2027-03"],
  [null, "2026-11"],
  ["", "2026-11"],
  ["2027-13", "2026-11"],
  ["2027-3", "2026-11"],
  ["march", "2026-11"],
  ["2024-10", "2026-11"],
  ["2024-11", "2024-11"],
  ["2029-11", "2029-11"],
  ["2029-12", "2026-11"], // too far ahead
])("the address's month %s is %s", (named, month) => {
  expect(readMonth(named, "2026-11-23")).toBe(month);
});

test("no key leads out of the months of the calendar", () => {
  expect(monthRange("2026-11-23")).toEqual({ first: "2024-11", last: "2029-11" });
  expect(dayWithin("2024-10-31", "2026-11-23")).toBe("2024-11-01");
  expect(dayWithin("2029-12-01", "2026-11-23")).toBe("2029-11-30");
  expect(dayWithin("2027-01-01", "2026-11-23")).toBe("2027-01-01");
});
