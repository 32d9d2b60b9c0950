import { expect, test } from "vitest";
import { formatRelativeDay, formatRecent } from "./sent-when.ts";

// Sunday 29 November, 00:30 in South Africa
const now = Date.parse("2026-11-28T22:30:00.000Z");

test.each([
  ["2026-11-28T22:05:00.000Z", "Today 00:05"],
  ["2026-11-28T21:57:00.000Z", "Yesterday 23:57"],
  ["2026-11-27T22:00:00.000Z", "Yesterday 00:00"],
  ["2026-11-27T21:59:00.000Z", "Friday 23:59"],
  ["2026-11-24T12:05:00.000Z", "Tuesday 14:05"],
  ["2026-11-22T22:00:00.000Z", "Monday 00:00"],
  ["2026-11-22T21:57:00.000Z", "22 November 23:57"],
  ["2025-12-31T21:57:00.000Z", "31 December 2025 23:57"],
  // the client's clock is slow
  ["2026-11-29T22:05:00.000Z", "30 November 00:05"],
])("a message sent at %s is shown as %s", (sent, said) => {
  expect(formatRecent(sent, now)).toBe(said);
});

test("a day is a separate line above its messages", () => {
  expect(formatRelativeDay("2026-11-24T12:05:00.000Z", now)).toBe("Tuesday");
});
