import { expect, test } from "vitest";
import { describeQuantity, describeTotals } from "./describe-totals.ts";
import { totalsOf } from "./totals.ts";

const line = { quantity_thousandths: 6000, unit_price_cents: 195_000 };

test.each([
  [{ ...line, unit: "hour" }, "6 hours × R 1 950"],
  [{ ...line, unit: "print", unit_price_cents: 9050 }, "6 prints × R 90,50"],
  [{ ...line, unit: "hours" }, "6 hours × R 1 950"],
  [{ ...line, unit: "km" }, "6 km × R 1 950"],
  [{ ...line, unit: "" }, "6 × R 1 950"],
  [{ ...line, unit: "uur" }, "6 uur × R 1 950"],
  [{ ...line, unit: "hour", quantity_thousandths: 1000 }, "1 hour × R 1 950"],
  [{ ...line, unit: "", quantity_thousandths: 1000 }, null],
])("%o reads %s", (quantity, words) => {
  expect(describeQuantity(quantity)?.replaceAll("\u00a0", " ") ?? null).toBe(words);
});

const quote = {
  lines: [{ id: "a", quantity_thousandths: 1000, unit_price_cents: 1_150_050, is_optional: false }],
  travel_km: null,
  travel_cents: 0,
  discount_percent: null,
  discount_cents: null,
  vat_mode: "none" as const,
  deposit_percent: null,
  deposit_cents: null,
  guests: null,
  deposit_due_days: 7,
  balance_due_days: 0,
  booking: null,
};

test.each([
  [{}, ["Total"]],
  [{ vat_mode: "included" as const }, ["Total"]],
  [{ discount_percent: 10 }, ["Items", "Discount, 10 %", "Total"]],
])("items with %o are summed up only where something changes the sum", (more, terms) => {
  const input = { ...quote, ...more };
  const sums = describeTotals(input, totalsOf(input, new Set()));
  expect(sums.map(({ term }) => term).filter((term) => /^(?:Items|Discount|Total)/.test(term))).toEqual(terms);
});

test.each([
  [{}, []],
  [{ travel_km: 0 }, []],
  [{ travel_km: 84 }, ["Travel, 84 km round trip: Included"]],
  [{ travel_km: 84, travel_cents: 420_00 }, ["Travel, 84 km round trip: R 420"]],
  [{ travel_km: 0, travel_cents: 300_00 }, ["Travel: R 300"]],
  [{ vat_mode: "included" as const }, ["Includes 15 % VAT: R 1 500,07"]],
])("a quote with %o has no line that says nothing", (more, expected) => {
  const input = { ...quote, ...more };
  const sums = describeTotals(input, totalsOf(input, new Set()));
  const extra = sums.filter(({ term }) => !/^(?:Items|Total|Payment due)/.test(term));
  expect(extra.map(({ term, amount }) => `${term}: ${amount.replaceAll("\u00a0", " ")}`)).toEqual(expected);
});
