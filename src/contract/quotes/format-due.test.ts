import { expect, test } from "vitest";
import {
  formatBalanceDue,
  formatDeadline,
  formatDeadlineDate,
  formatDeadlineDay,
  formatDepositDue,
} from "./format-due.ts";

test.each([
  [0, 0, "once you accept", "on the wedding day"],
  [1, 1, "within 1 day of accepting", "1 day before the wedding"],
  [7, 30, "within 7 days of accepting", "30 days before the wedding"],
])("%s and %s days are formatted in words", (deposit_due_days, balance_due_days, deposit, balance) => {
  const due = { deposit_due_days, balance_due_days, booking: null };
  expect([formatDepositDue(due), formatBalanceDue(due)]).toEqual([deposit, balance]);
});

test.each([
  ["2026-12-02T21:58:00.000Z", "Wednesday 23:58", "2 December, 23:58", "2 December 2026, 23:58"],
  ["2026-12-02T22:00:00.000Z", "Wednesday midnight", "2 December, midnight", "2 December 2026, midnight"],
  ["2026-12-02T22:01:00.000Z", "Thursday 00:01", "3 December, 00:01", "3 December 2026, 00:01"],
  ["2026-12-31T22:00:00.000Z", "Thursday midnight", "31 December, midnight", "31 December 2026, midnight"],
  ["2026-11-30T21:58:00.000Z", "today 23:58", "30 November, 23:58", "30 November 2026, 23:58"],
  ["2026-11-30T22:00:00.000Z", "midnight tonight", "30 November, midnight", "30 November 2026, midnight"],
])("the deadline %s is shown with the day that it ends", (instant, soon, day, date) => {
  const now = Date.parse("2026-11-30T10:00:00.000Z");
  expect([formatDeadline(instant, now), formatDeadlineDay(instant), formatDeadlineDate(instant)]).toEqual([
    soon,
    day,
    date,
  ]);
});
