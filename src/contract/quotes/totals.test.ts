import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as limits from "./limits.ts";
import { lineItemCents, perGuestCents, totalsOf, vatModes, type Totalled, type PricedLineItem } from "./totals.ts";

const plain: Totalled = {
  lines: [],
  travel_cents: 0,
  discount_percent: null,
  discount_cents: null,
  vat_mode: "none",
  deposit_percent: null,
  deposit_cents: null,
};
const one = (unit_price_cents: number, more: Partial<PricedLineItem> = {}): PricedLineItem => ({
  id: "a",
  quantity_thousandths: 1000,
  unit_price_cents,
  is_optional: false,
  ...more,
});
const none: ReadonlySet<string> = new Set();

const amount = (max: number) => fc.oneof({ weight: 9, arbitrary: fc.nat(5_000_000) }, fc.nat(max));
const anyLineItem = fc.record({
  quantity_thousandths: amount(limits.quantity_thousandths_max),
  unit_price_cents: amount(limits.unit_price_cents_max),
  is_optional: fc.boolean(),
});
const percentOrCents = fc.oneof(
  fc.constant([null, null] as const),
  fc.nat(100).map((percent) => [percent, null] as const),
  amount(limits.amount_cents_max).map((cents) => [null, cents] as const),
);
const anyQuote: fc.Arbitrary<Totalled> = fc
  .record({
    lines: fc.array(anyLineItem, { maxLength: limits.quote_items_max }),
    travel_cents: amount(limits.amount_cents_max),
    discount: percentOrCents,
    deposit: percentOrCents,
    vat_mode: fc.constantFrom(...vatModes),
  })
  .map(({ lines, discount, deposit, ...quote }) => ({
    ...quote,
    lines: lines.map((line, at) => ({ ...line, id: String(at) })),
    discount_percent: discount[0],
    discount_cents: discount[1],
    deposit_percent: deposit[0],
    deposit_cents: deposit[1],
  }));
const anyTicked = fc.subarray([...Array(limits.quote_items_max).keys()].map(String)).map((ids) => new Set(ids));
const always = (holds: (quote: Totalled, ticked: ReadonlySet<string>) => void) =>
  fc.assert(fc.property(anyQuote, anyTicked, holds));

test.each([
  [1000, 5, 5],
  [1500, 5, 8],
  [1499, 5, 7],
  [500, 1, 1],
  [333, 100_00, 33_30],
  [80_000, 450_00, 36_000_00],
])("%s thousandths at %s cents are %s", (quantity_thousandths, unit_price_cents, cents) => {
  expect(lineItemCents({ quantity_thousandths, unit_price_cents })).toBe(cents);
});

test.each([
  [{ vat_mode: "none" }, 0, 1150_00],
  [{ vat_mode: "included" }, 150_00, 1150_00],
  [{ vat_mode: "added" }, 172_50, 1322_50],
  [{ discount_percent: 10 }, 0, 1035_00],
  [{ discount_cents: 50_01 }, 0, 1099_99],
  [{ discount_cents: 9000_00, travel_cents: 300_00 }, 0, 300_00],
  [{ discount_percent: 100, travel_cents: 300_00, vat_mode: "included" }, 39_13, 300_00],
] as const)("R 1 150 with %j has VAT %s and the total %s", (more, vat_cents, total_cents) => {
  expect(totalsOf({ ...plain, lines: [one(1150_00)], ...more }, none)).toMatchObject({ vat_cents, total_cents });
});

test.each([
  [{ deposit_percent: 30 }, 301_00, 699_50],
  [{ deposit_percent: 100 }, 1000_50, 0],
  [{ deposit_percent: 0 }, 0, 1000_50],
  [{ deposit_cents: 250_25 }, 250_25, 750_25],
  [{ deposit_cents: 2000_00 }, 1000_50, 0],
  [{}, 0, 1000_50],
])("R 1 000,50 with %j has the deposit %s and the balance %s", (more, deposit_cents, balance_cents) => {
  const totals = totalsOf({ ...plain, lines: [one(1000_50)], ...more }, none);
  expect(totals).toMatchObject({ deposit_cents, balance_cents });
});

test.each([
  [1000_00, 3, 333_33],
  [1000_00, null, null],
  [1000_00, 0, null],
])("%s cents for %s guests are %s each", (total, guests, each) => {
  expect(perGuestCents(total, guests)).toBe(each);
});

describe("any quote", () => {
  test("every amount is an integer, not negative, and exact as a number", () => {
    always((quote, ticked) => {
      for (const cents of Object.values(totalsOf(quote, ticked))) {
        expect(Number.isSafeInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test("the lines that count add up to what the total is made of", () => {
    always((quote, ticked) => {
      const { lines_cents, discount_cents, travel_cents, vat_cents, total_cents } = totalsOf(quote, ticked);
      const counted = quote.lines.filter(({ id, is_optional }) => !is_optional || ticked.has(id));
      expect(lines_cents).toBe(counted.map(lineItemCents).reduce((sum, cents) => sum + cents, 0));
      const added = quote.vat_mode === "added" ? vat_cents : 0;
      expect(total_cents).toBe(lines_cents - discount_cents + travel_cents + added);
    });
  });

  test("VAT that is added is the VAT that the total then includes", () => {
    always((quote, ticked) => {
      const added = totalsOf({ ...quote, vat_mode: "added" }, ticked);
      const fullQuote = { ...plain, travel_cents: added.total_cents, vat_mode: "included" } as const;
      expect(totalsOf(fullQuote, none).vat_cents).toBe(added.vat_cents);
    });
  });

  test("deposit and balance are the total", () => {
    always((quote, ticked) => {
      const { deposit_cents, balance_cents, total_cents } = totalsOf(quote, ticked);
      expect(deposit_cents + balance_cents).toBe(total_cents);
    });
  });

  test("a percentage deposit is in whole rand, unless it is the total, and less than a rand above the exact share", () => {
    always((quote, ticked) => {
      const percent = 35;
      const { deposit_cents, total_cents } = totalsOf({ ...quote, deposit_percent: percent }, ticked);
      expect(deposit_cents % 100 === 0 || deposit_cents === total_cents).toBe(true);
      expect(deposit_cents * 100).toBeGreaterThanOrEqual(total_cents * percent);
      expect(deposit_cents * 100 - total_cents * percent).toBeLessThan(100 * 100);
    });
  });

  test("a ticked optional line item adds its amount", () => {
    always((quote, ticked) => {
      const rest = { ...quote, discount_percent: null, discount_cents: null, vat_mode: "included" } as const;
      const without = {
        ...rest,
        lines: rest.lines.map((line) => ({ ...line, is_optional: line.id === "0" || line.is_optional })),
      };
      const [less, more] = [new Set([...ticked].filter((id) => id !== "0")), new Set([...ticked, "0"])];
      const [first] = without.lines;
      const added = totalsOf(without, more).total_cents - totalsOf(without, less).total_cents;
      expect(added).toBe(first ? lineItemCents(first) : 0);
    });
  });

  test("the order of line items changes nothing", () => {
    always((quote, ticked) => {
      expect(totalsOf({ ...quote, lines: quote.lines.toReversed() }, ticked)).toEqual(totalsOf(quote, ticked));
    });
  });

  test("a discount takes at most the sum of the line items, and leaves the travel fee", () => {
    always((quote, ticked) => {
      const { lines_cents, discount_cents, total_cents } = totalsOf(quote, ticked);
      expect(discount_cents).toBeLessThanOrEqual(lines_cents);
      expect(total_cents).toBeGreaterThanOrEqual(quote.travel_cents);
    });
  });
});

test("the largest values lose no cent: all lines at their most, with VAT and a percentage of it", () => {
  const lines = [...Array(limits.quote_items_max).keys()].map((id) => ({
    id: String(id),
    quantity_thousandths: limits.quantity_thousandths_max,
    unit_price_cents: limits.unit_price_cents_max,
    is_optional: false,
  }));
  const most = {
    ...plain,
    lines,
    travel_cents: limits.amount_cents_max,
    vat_mode: "added",
    deposit_percent: 100,
  } as const;
  const { lines_cents, total_cents, vat_cents } = totalsOf(most, none);
  const exact =
    BigInt(limits.quote_items_max) * BigInt(limits.quantity_thousandths_max) * BigInt(limits.unit_price_cents_max);
  expect(BigInt(lines_cents)).toBe(exact / 1000n);
  const net = exact / 1000n + BigInt(limits.amount_cents_max);
  expect([BigInt(vat_cents), BigInt(total_cents)]).toEqual([(net * 15n + 50n) / 100n, net + (net * 15n + 50n) / 100n]);
  expect(total_cents * 100).toBeLessThan(Number.MAX_SAFE_INTEGER);
});
