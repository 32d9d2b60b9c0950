import { expect, test } from "vitest";
import { formatBalanceDue, formatDepositDue } from "./format-due.ts";

test.each([
  [0, 0, "once you accept", "on the wedding day"],
  [1, 1, "within 1 day of accepting", "1 day before the wedding"],
  [7, 30, "within 7 days of accepting", "30 days before the wedding"],
])("%s and %s days are said in words", (deposit_due_days, balance_due_days, deposit, balance) => {
  const due = { deposit_due_days, balance_due_days, booking: null };
  expect([formatDepositDue(due), formatBalanceDue(due)]).toEqual([deposit, balance]);
});
