import { expect, test } from "vitest";
import { formatNewActivity, compareWeeks, formatSince } from "./news-words.ts";

test.each([
  [0, 0, null],
  [1, 0, "1 new enquiry"],
  [0, 2, "2 new endorsements"],
  [3, 1, "3 new enquiries and 1 new endorsement"],
])("%d enquiries and %d endorsements are described as %s", (enquiries, endorsements, words) => {
  expect(formatNewActivity({ enquiries, endorsements })).toBe(words);
});

test("the day of the last visit is South Africa's", () => {
  expect(formatSince({ since: "2026-11-02T22:30:00.000Z", is_first_visit: false })).toBe("since 3 November 2026");
  expect(formatSince({ since: "2026-11-02T22:30:00.000Z", is_first_visit: true })).toBe("in the last 30 days");
});

test.each([
  [7, 4, "3 more than the week before"],
  [4, 7, "3 fewer than the week before"],
  [0, 0, "the same as the week before"],
])("%d views after %d are %s", (this_week, week_before, words) => {
  expect(compareWeeks({ days: [], this_week, week_before })).toBe(words);
});
