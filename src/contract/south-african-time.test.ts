import { expect, test } from "vitest";
import { addDays, daysBetween, lastBookableDay, southAfricanDate } from "./south-african-time.ts";

test.each([
  ["2026-11-22T21:59:59.999Z", "2026-11-22"],
  ["2026-11-22T22:00:00.000Z", "2026-11-23"],
  ["2026-12-31T23:30:00.000Z", "2027-01-01"],
])("at %s it is %s in South Africa", (instant, day) => {
  for (const at of [instant, new Date(instant), Date.parse(instant)]) expect(southAfricanDate(at)).toBe(day);
});

test.each([
  ["2027-02-28", 1, "2027-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2026-11-21", 106, "2027-03-07"],
  ["2026-11-21", 0, "2026-11-21"],
])("%s and %i days is %s", (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

test.each([
  ["2026-11-23", "2029-11-23"],
  ["2028-02-29", "2031-02-28"],
])("on %s the last day that can be booked is %s", (day, last) => {
  expect(lastBookableDay(day)).toBe(last);
});
