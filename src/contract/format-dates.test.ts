import { expect, test } from "vitest";
import { formatDates } from "./format-dates.ts";

test.each([
  [["2027-03-06"], "6 March 2027"],
  [["2027-03-06", "2027-03-13", "2027-03-27"], "6, 13 and 27 March 2027"],
  [["2027-04-30", "2027-05-01"], "30 April and 1 May 2027"],
  [["2027-04-30", "2027-05-01", "2027-05-02"], "30 April, 1 and 2 May 2027"],
  [["2027-12-31", "2028-01-01"], "31 December 2027 and 1 January 2028"],
  [[], ""],
])("%o reads “%s”", (dates, words) => {
  expect(formatDates(dates)).toBe(words);
});
