import { expect, test } from "vitest";
import { formatDayAndMonth, formatDateTime, formatTime, weekdayName } from "./moments.ts";

test("a moment is one of South Africa", () => {
  expect(formatDateTime("2026-06-20T22:30:00.000Z")).toBe("21 June 2026, 00:30");
  expect(formatDateTime("2026-03-06T22:30:00.000Z")).toBe("7 March 2026, 00:30");
  expect(formatTime("2026-06-20T22:30:00.000Z")).toBe("00:30");
});

test("an hour before midnight in London is the next day here", () => {
  expect(formatDateTime("2026-11-21T23:05:00.000Z")).toBe("22 November 2026, 01:05");
});

test("a calendar date has its weekday wherever the browser is, and can leave its year out", () => {
  expect(weekdayName("2026-11-22")).toBe("Sunday");
  expect(formatDayAndMonth("2026-12-01")).toBe("1 December");
});
