import { expect, test } from "vitest";
import { readPackage, splitPrice } from "./split-price.ts";

test.each([
  [
    "Winter package, May to August, from R\u00a048\u00a0500",
    "Winter package, May to August",
    "from R\u00a048\u00a0500",
  ],
  ["Farm cottages, one night: R 32 000", "Farm cottages, one night", "R 32 000"],
  ["Plated menu - R450 per guest", "Plated menu", "R450 per guest"],
  ["Ceremony-only service, two hours", "Ceremony-only service, two hours", null],
  ["Room for 200", "Room for 200", null],
])("%s", (written, name, price) => {
  expect(splitPrice(written)).toEqual({ name, price });
});

test.each([
  ["Full day, nine hours, from R\u00a029\u00a0000", { price: 29_000, isRate: false, unit: "" }],
  ["Plated menu - R450 per guest", { price: 450, isRate: true, unit: "guest" }],
  ["Lanterns: R 90 each", { price: 90, isRate: true, unit: "" }],
])("%s has a price", (written, expected) => {
  expect(readPackage(written)).toMatchObject(expected);
});

test("a package without a price has none", () => {
  expect(readPackage("Album of your choice")).toBeNull();
});
