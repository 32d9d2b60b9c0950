import { expect, test } from "vitest";
import { formatLastUsed, formatSignedIn } from "./session-words.ts";

const now = Date.parse("2026-03-07T10:00:00Z");

test.each([
  ["2026-03-07T10:00:20Z", "a few minutes ago"],
  ["2026-03-07T09:46:00Z", "a few minutes ago"],
  ["2026-03-07T09:45:00Z", "less than an hour ago"],
  ["2026-03-07T09:00:00Z", "earlier today"],
  ["2026-03-06T22:00:00Z", "earlier today"],
  ["2026-03-06T21:59:00Z", "yesterday"],
  ["2026-03-05T22:00:00Z", "yesterday"],
  ["2026-03-05T21:59:00Z", "2 days ago"],
  ["2026-03-01T10:00:00Z", "6 days ago"],
  ["2026-02-28T10:00:00Z", "on 28 February 2026"],
])("a session used at %s was last used %s", (iso, words) => {
  expect(formatLastUsed(iso, now)).toBe(`Last used ${words}`);
});

test("dates are those of South Africa: there it is tomorrow from 22:00 UTC", () => {
  expect(formatSignedIn("2026-03-07T21:59:59Z")).toBe("Logged in 7 March 2026");
  expect(formatSignedIn("2026-03-07T22:00:00Z")).toBe("Logged in 8 March 2026");
});
