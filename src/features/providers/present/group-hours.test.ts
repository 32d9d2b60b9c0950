import { expect, test } from "vitest";
import { groupHours } from "./group-hours.ts";

const nine_to_five = { open: "09:00", close: "17:00" };

test("neighbouring days with the same times share a line", () => {
  const lines = groupHours({
    tuesday: nine_to_five,
    wednesday: nine_to_five,
    thursday: nine_to_five,
    saturday: { open: "08:00", close: "13:00" },
    sunday: "closed",
  });
  expect(lines).toEqual([
    "Tuesday to Thursday, 09:00\u00a0to\u00a017:00",
    "Saturday, 08:00\u00a0to\u00a013:00",
    "Closed on Sunday",
  ]);
});

test("two days are joined by and, seven are every day", () => {
  expect(groupHours({ saturday: nine_to_five, sunday: nine_to_five })).toEqual([
    "Saturday and Sunday, 09:00\u00a0to\u00a017:00",
  ]);
  const week = { monday: nine_to_five, tuesday: nine_to_five, wednesday: nine_to_five, thursday: nine_to_five };
  expect(groupHours({ ...week, friday: nine_to_five, saturday: nine_to_five, sunday: nine_to_five })).toEqual([
    "Every day, 09:00\u00a0to\u00a017:00",
  ]);
});

test("closed days are together at the end", () => {
  expect(groupHours({ monday: "closed", tuesday: nine_to_five, wednesday: "closed", sunday: "closed" })).toEqual([
    "Tuesday, 09:00\u00a0to\u00a017:00",
    "Closed on Monday, Wednesday and Sunday",
  ]);
});

test("a day without hours separates its neighbours", () => {
  expect(groupHours({ monday: nine_to_five, wednesday: nine_to_five })).toEqual([
    "Monday, 09:00\u00a0to\u00a017:00",
    "Wednesday, 09:00\u00a0to\u00a017:00",
  ]);
});

test("a plain text keeps its lines, and an empty one has none", () => {
  expect(groupHours("Weekdays by appointment\n\n Weekends on site ")).toEqual([
    "Weekdays by appointment",
    "Weekends on site",
  ]);
  expect(groupHours(null)).toEqual([]);
  expect(groupHours({})).toEqual([]);
});
