import { expect, test } from "vitest";
import { packageToLineItem, pricedPackages } from "./priced-packages.ts";

const profile = (...names: string[]) => ({
  customFields: names.map((name, at) => ({ id: String(at), name })),
  typical_price: null,
  typical_price_for: null,
});

test.each([
  ["Full day, nine hours, from R\u00a029\u00a0000", [{ name: "Full day, nine hours", price: 29_000, unit: "" }]],
  ["Plated menu - R450 per guest", [{ name: "Plated menu", price: 450, unit: "guest" }]],
  ["Lanterns: R 90 each", [{ name: "Lanterns", price: 90, unit: "" }]],
  ["Studio, R 1 200 a day", [{ name: "Studio", price: 1_200, unit: "day" }]],
  ["Engagement shoot", []],
])("%s offers %o", (written, packages) => {
  expect(pricedPackages(profile(written))).toEqual(packages);
});

test("the typical price comes first, and not at all where a package has the same price", () => {
  const two = profile("Short day, R 18 000", "Full day, R 29 000");
  const names = (typical_price: number, typical_price_for: string | null) =>
    pricedPackages({ ...two, typical_price, typical_price_for }).map(({ name }) => name);
  expect(names(24_000, "Six hours")).toEqual(["Six hours", "Short day", "Full day"]);
  expect(names(29_000, "Two of us, all day")).toEqual(["Short day", "Full day"]);
  expect(names(24_000, null)).toEqual(["Short day", "Full day"]);
});

test.each([
  ["guest", 80, 80_000],
  ["guest", null, 1000],
  ["day", 80, 1000],
])("a price per %s with %s guests counts %s thousandths", (unit, guests, quantity_thousandths) => {
  const line = { text: "Menu", unit, quantity_thousandths, unit_price_cents: 450_00, is_optional: false };
  expect(packageToLineItem({ name: "Menu", price: 450, unit }, guests)).toEqual(line);
});
