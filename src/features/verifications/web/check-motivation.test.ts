import { expect, test } from "vitest";
import { checkMotivation } from "./check-motivation.ts";

test.each([
  ["", "Tell us a little more: at least 20 characters."],
  [`  ${"a".repeat(19)}  `, "Tell us a little more: at least 20 characters."],
  ["a".repeat(20), null],
  [` ${"a".repeat(2_000)} `, null],
  ["a".repeat(2_001), "Keep this to 2000 characters at most."],
])("a motivation %j", (motivation, fault) => {
  expect(checkMotivation(motivation)).toBe(fault);
});
