import { expect, test } from "vitest";
import { formatCents, readRandAndCents } from "./rand-and-cents.ts";

test.each([
  ["7", 7],
  ["7,50", 7.5],
  ["7.5", 7.5],
  ["R7,05", 7.05],
  ["R 4.80", 4.8],
  ["R 5,-", 5],
  [" 12,00 ", 12],
  ["7,50 / km", 7.5],
  ["R5 per km", 5],
  ["0", 0],
  [formatCents(4.8), 4.8],
])("%s is read as %d", (typed, read) => {
  expect(readRandAndCents(typed)).toBe(read);
});

test.each(["", "R", "7,505", "-1", "about 7", "1,000.50", "7,5,0", "1e1"])("%j is no amount with cents", (typed) => {
  expect(readRandAndCents(typed)).toBeNull();
});

test.each([
  [7.5, "7,50"],
  [12, "12,00"],
  [0.05, "0,05"],
])("%d is shown as %s", (rand, shown) => {
  expect(formatCents(rand)).toBe(shown);
});
