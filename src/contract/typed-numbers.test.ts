import { expect, test } from "vitest";
import { formatNumber, formatRand } from "./format.ts";
import { parseInteger } from "./typed-numbers.ts";

test.each([
  ["25000", 25_000],
  ["25 000", 25_000],
  ["25,000", 25_000],
  ["25.000", 25_000],
  ["R25 000.00", 25_000],
  ["R 25 000,00", 25_000],
  ["r25,000.00", 25_000],
  ["ZAR 25 000", 25_000],
  ["R1,250,000", 1_250_000],
  ["R 500,-", 500],
  ["R25k", 25_000],
  ["50 %", 50],
  ["100 km", 100],
  ["007", 7],
  [formatNumber(12_500), 12_500],
  [formatRand(1_234_567), 1_234_567],
])("%s is read as %d", (typed, read) => {
  expect(parseInteger(typed)).toBe(read);
});

test.each([
  "",
  "R",
  "12.5",
  "12,50",
  "R25 000.50",
  "-1",
  "about 5000",
  "R 5 to 9",
  "1,00,000",
  "12 500 rand or so",
  "1e3",
])("%j is not a whole number", (typed) => {
  expect(parseInteger(typed)).toBeNull();
});
