import { expect, test } from "vitest";
import { pickOpening } from "./pick-opening.ts";

test.each([
  [null, null],
  [" \n ", null],
  ["Forty shades of foundation. You will look like yourself.", "Forty shades of foundation."],
  ["We bake\n\nand we deliver", "We bake and we deliver"],
  ["We\tbake \n and\u00a0we  deliver\n", "We bake and we deliver"],
  ["From R3.50 a head! Truly.", "From R3.50 a head!"],
  [
    "A farm between two rivers, with a chapel, a barn for two hundred, and rooms for the family.",
    "A farm between two rivers, with a chapel, a barn for two…",
  ],
  ["x".repeat(90), `${"x".repeat(59)}…`],
  ["💐".repeat(90), `${"💐".repeat(59)}…`],
])("%j opens with %j", (description, line) => {
  expect(pickOpening(description)).toBe(line);
});

test("a line is cut at a word, not at a comma", () => {
  const line = pickOpening(
    "Flowers from our own fields in the Overberg, brought along, and driven to wherever you are",
  );
  expect(line).toBe("Flowers from our own fields in the Overberg, brought along…");
});
