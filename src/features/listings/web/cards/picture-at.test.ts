import { expect, test } from "vitest";
import { pictureAt, swipeOf } from "./picture-at.ts";

test.each([
  [0, 4, 0],
  [0.24, 4, 0],
  [0.25, 4, 1],
  [0.99, 4, 3],
  [1, 4, 3],
  [-0.1, 4, 0],
  [0.5, 1, 0],
])("at %d of the width of %d pictures is number %d", (part, count, at) => {
  expect(pictureAt(part, count)).toBe(at);
});

test.each([
  ["a tap", 3, 2, 0],
  ["a finger to the left", -40, 5, 1],
  ["a finger to the right", 40, -5, -1],
  ["a scroll", 10, 80, 0],
  ["a slanted scroll", 40, 35, 0],
])("%s", (_, right, down, step) => {
  expect(swipeOf(right, down)).toBe(step);
});
