import { expect, test } from "vitest";
import { countDays } from "./count-days.ts";

test.each([
  ["2026-11-21", "2027-03-07", 106],
  ["2026-11-21", "2026-11-22", 1],
  ["2026-11-21", "2026-11-21", 0],
  ["2026-11-21", "2026-11-20", -1],
  ["2028-02-28", "2028-03-01", 2],
  ["2026-11-21", "2026-11-23T00:00:00.000Z", 2],
])("from %s to %s it is %i days", (from, to, days) => {
  expect(countDays(from, to)).toBe(days);
});
