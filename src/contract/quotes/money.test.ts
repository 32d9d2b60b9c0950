import fc from "fast-check";
import { expect, test } from "vitest";
import { formatQuantity, formatRandCents, readDecimal } from "./money.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [0, "R 0"],
  [5, "R 0,05"],
  [1_250_050, "R 12 500,50"],
  [100_000_000_00, "R 100 000 000"],
])("%s cents read %s", (cents, text) => {
  expect(plain(formatRandCents(cents))).toBe(text);
});

test.each([
  [1000, "1"],
  [1500, "1,5"],
  [250, "0,25"],
  [1_200_001, "1 200,001"],
])("%s thousandths read %s", (thousandths, text) => {
  expect(plain(formatQuantity(thousandths))).toBe(text);
});

test.each([
  ["12500", 2, 1_250_000],
  ["R 12 500", 2, 1_250_000],
  ["R12 500,50", 2, 1_250_050],
  ["12500.5", 2, 1_250_050],
  ["12,500.50", 2, 1_250_050],
  ["12.500,50", 2, 1_250_050],
  ["12,500", 2, 1_250_000],
  ["1,5", 3, 1500],
  ["1.250", 3, 1250],
  ["80", 3, 80_000],
  ["0,001", 3, 1],
  ["1,2345", 3, null],
  ["1,505", 2, 150_500],
  ["1,5055", 2, null],
  ["-5", 2, null],
  ["", 2, null],
  ["about 5", 2, null],
  ["1e5", 2, null],
] as const)("%j with %s decimals is %s", (text, decimals, number) => {
  expect(readDecimal(text, decimals)).toBe(number);
});

test("a written amount is read as the same amount", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (number) => {
      expect(readDecimal(formatRandCents(number), 2)).toBe(number);
      expect(readDecimal(formatQuantity(number), 3)).toBe(number);
    }),
  );
});
