import { expect, test } from "vitest";
import { secondsUntilNextRequest, formatWait } from "./rules.ts";

const week = 7 * 24 * 60 * 60;
const now = new Date("2026-03-07T10:00:00.000Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [null, 0],
  [ago(0), week],
  [ago(week - 1), 1],
  [ago(week), 0],
  [ago(week + 1), 0],
])("asked at %s, the wait is %i seconds", (last, seconds) => {
  expect(secondsUntilNextRequest(last, now)).toBe(seconds);
});

test.each([
  [week, "7 days"],
  [week - 1, "7 days"],
  [2 * 86_400 + 1, "3 days"],
  [2 * 86_400, "48 hours"],
  [3 * 3_600 - 1, "3 hours"],
  [7_200, "120 minutes"],
  [60, "1 minute"],
  [1, "1 minute"],
])("%i seconds are said as %s", (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
