import { expect, test } from "vitest";
import { tabAfterKey } from "./tab-keys.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 2, 1],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
])("%s on tab %i of three moves to tab %i", (key, at, next) => {
  expect(tabAfterKey(key, at, 3)).toBe(next);
});

test.each(["ArrowDown", "ArrowUp", "Tab", "Enter", " ", "a"])("the key %j has its usual meaning", (key) => {
  expect(tabAfterKey(key, 1, 3)).toBeNull();
});

test("a single tab has the focus", () => {
  expect(tabAfterKey("ArrowRight", 0, 1)).toBe(0);
  expect(tabAfterKey("ArrowLeft", 0, 1)).toBe(0);
});

test("tabs below each other follow the arrows up and down", () => {
  expect(tabAfterKey("ArrowDown", 2, 3, true)).toBe(0);
  expect(tabAfterKey("ArrowUp", 2, 3, true)).toBe(1);
});
