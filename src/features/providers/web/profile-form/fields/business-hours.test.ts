import { expect, test } from "vitest";
import { weekdays } from "../../../../../contract/providers/calls.ts";
import { copyToAllDays, hoursError, tidyHours, withDay } from "./business-hours.ts";

const nine = { open: "09:00", close: "17:00" };

test("days are sent in their order, and nothing as null", () => {
  expect(Object.keys(tidyHours({ sunday: "closed", monday: nine }) ?? {})).toEqual(["monday", "sunday"]);
  expect(tidyHours({})).toBeNull();
  expect(tidyHours("  ")).toBeNull();
  expect(tidyHours(" By appointment ")).toBe("By appointment");
});

test("one day's hours are copied to all seven", () => {
  const copied = copyToAllDays({ tuesday: nine, sunday: "closed" }, "tuesday");
  expect(weekdays.every((day) => copied[day] === nine)).toBe(true);
  expect(copyToAllDays({ tuesday: nine }, "monday")).toEqual({ tuesday: nine });
});

test("a day can be opened, closed and left out", () => {
  expect(withDay({}, "friday", "closed")).toEqual({ friday: "closed" });
  expect(withDay({ friday: "closed", monday: nine }, "friday", undefined)).toEqual({ monday: nine });
});

test("an open day needs both times; closing after midnight is fine", () => {
  expect(hoursError({ monday: { open: "09:00", close: "" } })).toMatch(/opening and a closing time/);
  expect(hoursError({ saturday: { open: "18:00", close: "02:00" }, sunday: "closed" })).toBeNull();
  expect(hoursError("whenever")).toBeNull();
});
