import { expect, test } from "vitest";
import { answering_bands, answering_enquiries_min, bandOf, formatResponseTime, formatDuration } from "./answering.ts";

test.each([
  [0, 1],
  [60, 1],
  [61, 3],
  [180, 3],
  [181, 6],
  [721, 24],
  [24 * 60 + 1, 48],
  [48 * 60, 48],
  [48 * 60 + 1, null],
  [null, null],
])("a median of %s minutes is within %s hours", (median, hours) => {
  expect(bandOf(median, answering_enquiries_min)).toBe(hours);
});

test("there is no response time for fewer than five enquiries", () => {
  expect(bandOf(10, answering_enquiries_min - 1)).toBeNull();
});

test("each band has its text", () => {
  expect(answering_bands.map(formatResponseTime)).toEqual([
    "Usually answers within an hour",
    "Usually answers within 3 hours",
    "Usually answers within 6 hours",
    "Usually answers within 12 hours",
    "Usually answers within a day",
    "Usually answers within two days",
  ]);
});

test.each([
  [0, "1 minute"],
  [59, "59 minutes"],
  [60, "1 hour"],
  [95, "2 hours"],
  [47 * 60, "47 hours"],
  [48 * 60, "2 days"],
  [10 * 24 * 60, "10 days"],
])("%s minutes are %s", (minutes, words) => {
  expect(formatDuration(minutes)).toBe(words);
});
