import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { budget_cents_max } from "./calls.ts";
import { shareOut, startingSplit } from "./split.ts";

const slugs = ["venues", "caterers", "photographers", "photo-booths", "somebody-new"];
const categories = slugs.map((slug, place) => ({ id: place + 1, slug }));

describe("the starting split", () => {
  test("gives each category its share in whole rand, and the rest to everything else", () => {
    expect(startingSplit(100_000_00, categories)).toEqual([
      { category_id: 1, planned_cents: 22_000_00 },
      { category_id: 2, planned_cents: 22_000_00 },
      { category_id: 3, planned_cents: 9_000_00 },
      { category_id: 4, planned_cents: 1_000_00 },
      { category_id: 5, planned_cents: 0 },
      { category_id: null, planned_cents: 46_000_00 },
    ]);
  });

  test("plans what is booked as it is booked, and splits what is left over the others", () => {
    const booked = [
      { category_id: 3, booked_cents: 47_500_00 },
      { category_id: null, booked_cents: 2_500_50 },
    ];
    expect(startingSplit(250_000_50, categories, booked)).toEqual([
      // 22, 22 and 1 of the remaining 91 per cent
      { category_id: 1, planned_cents: 48_352_00 },
      { category_id: 2, planned_cents: 48_351_00 },
      { category_id: 3, planned_cents: 47_500_00 },
      { category_id: 4, planned_cents: 2_198_00 },
      { category_id: 5, planned_cents: 0 },
      { category_id: null, planned_cents: 103_599_50 },
    ]);
    const all = startingSplit(10_000_00, categories, booked).filter(({ planned_cents }) => planned_cents > 0);
    expect(
      all.map(({ category_id }) => category_id),
      "more is booked than the total",
    ).toEqual([3, null]);
  });

  test("adds up to the total to the cent, for any total, and no share is negative", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: budget_cents_max }), fc.subarray(categories), (total, some) => {
        const shares = startingSplit(total, some).map(({ planned_cents }) => planned_cents);
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(total);
        for (const each of shares) expect(each).toBeGreaterThanOrEqual(0);
        // all but everything else are whole rand
        for (const each of shares.slice(0, -1)) expect(each % 100).toBe(0);
      }),
    );
  });
});

describe("sharing out", () => {
  test("loses no share, and differs from the exact share by less than one", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (total, all) => {
        const sum = all.reduce((one, other) => one + other, 0);
        const parts = shareOut(total, all);
        expect(parts.reduce((one, other) => one + other, 0)).toBe(total);
        if (sum === 0) return;
        for (const [place, part] of parts.entries())
          expect(Math.abs(part - (total * (all[place] ?? 0)) / sum)).toBeLessThan(1);
      }),
    );
  });
});
