import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completenessItems } from "../../contract/providers/completeness.ts";
import { completeness, meanOf, ratingShare, trustScore, trustTier, type TrustFacts } from "./rules.ts";

const nothing: TrustFacts = { reviews: [], points: 0, is_verified: false, verification_count: 0, present: new Set() };
const everything: TrustFacts = {
  reviews: [{ rating: 5, count: 1_000_000 }],
  points: 24,
  is_verified: true,
  verification_count: 6,
  present: new Set(completenessItems),
};

const stars = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10);
const reviews = fc.array(fc.record({ rating: fc.option(stars), count: fc.option(fc.nat(2_000)) }), { maxLength: 2 });
const facts: fc.Arbitrary<TrustFacts> = fc.record({
  reviews,
  points: fc.nat(500),
  is_verified: fc.boolean(),
  verification_count: fc.nat(20),
  present: fc.subarray([...completenessItems]).map((parts) => new Set(parts)),
});

function neverFalls(better: (facts: TrustFacts, more: number) => TrustFacts) {
  fc.assert(
    fc.property(facts, fc.nat(100), (before, more) => {
      expect(trustScore(better(before, more))).toBeGreaterThanOrEqual(trustScore(before));
    }),
  );
}

describe("the trust score", () => {
  test("lies from 0 to 5 and has one decimal", () => {
    fc.assert(
      fc.property(facts, (each) => {
        const score = trustScore(each);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(5);
        expect(Math.abs(score * 10 - Math.round(score * 10))).toBeLessThan(1e-9);
      }),
    );
  });

  test("is 0 where every part is empty and 5 where every part is full", () => {
    expect(trustScore(nothing)).toBe(0);
    expect(trustScore(everything)).toBe(5);
  });

  test.each([
    ["rating 5 from ten reviews: half of 35 %", { reviews: [{ rating: 5, count: 10 }] }, 0.9],
    ["rating 3.5 from thirty reviews: three eighths of 35 %", { reviews: [{ rating: 3.5, count: 30 }] }, 0.7],
    ["24 points: 30 %", { points: 24 }, 1.5],
    ["4 points: 30 % of ln 5 / ln 25", { points: 4 }, 0.8],
    ["verified: 20 %", { is_verified: true }, 1],
    ["six verifications and not verified: half of 20 %", { verification_count: 6 }, 0.5],
    ["a complete profile: 15 %", { present: new Set(completenessItems) }, 0.8],
  ])("weighs as decided: %s", (_name, some, score) => {
    expect(trustScore({ ...nothing, ...some })).toBe(score);
  });

  test("never falls with better ratings", () => {
    neverFalls((before, more) => ({
      ...before,
      reviews: before.reviews.map(({ rating, count }) => ({
        rating: rating === null ? null : Math.min(5, rating + more / 20),
        count,
      })),
    }));
  });

  test("never falls with more reviews that are at least as good as the mean", () => {
    neverFalls((before, more) => {
      const mean = meanOf(before.reviews)?.mean ?? 0;
      return { ...before, reviews: [...before.reviews, { rating: mean, count: more }] };
    });
  });

  test("is not raised by any number of reviews of two stars or fewer, where there were none", () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 20 }), fc.nat(2_000), (before, tenths, count) => {
        const unreviewed = { ...before, reviews: [] };
        const bad = { ...before, reviews: [{ rating: tenths / 10, count }] };
        expect(trustScore(bad)).toBe(trustScore(unreviewed));
      }),
    );
  });

  test("never falls with more points", () =>
    neverFalls((before, more) => ({ ...before, points: before.points + more })));

  test("never falls with more verifications", () => {
    neverFalls((before, more) => ({ ...before, verification_count: before.verification_count + more }));
  });

  test("never falls when the provider becomes verified", () =>
    neverFalls((before) => ({ ...before, is_verified: true })));

  test("never falls when a section of the profile is filled in", () => {
    neverFalls((before, more) => {
      const part = completenessItems[more % completenessItems.length];
      return { ...before, present: new Set([...before.present, ...(part ? [part] : [])]) };
    });
  });
});

describe("the reviews' part", () => {
  test("is 0 without reviews, also with a rating that no review gave", () => {
    expect(ratingShare([])).toBe(0);
    expect(
      ratingShare([
        { rating: 4.9, count: 0 },
        { rating: 4.9, count: null },
        { rating: null, count: 12 },
      ]),
    ).toBe(0);
  });

  test("weighs both places by their counts, and ten reviews half", () => {
    expect(ratingShare([{ rating: 5, count: 10 }])).toBe(0.5);
    expect(ratingShare([{ rating: 5, count: 1 }])).toBeCloseTo(1 / 11);
    expect(
      ratingShare([
        { rating: 5, count: 20 },
        { rating: 2, count: 10 },
      ]),
    ).toBeCloseTo((2 / 3) * (30 / 40));
  });
});

test("completeness is the share of twelve sections", () => {
  expect(completenessItems).toHaveLength(12);
  expect(completeness(new Set())).toBe(0);
  expect(completeness(new Set(["logo", "banner", "phone"]))).toBe(0.25);
  expect(completeness(new Set(completenessItems))).toBe(1);
});

test.each([
  [0, "Verified"],
  [2, "Verified"],
  [3, "Silver"],
  [5, "Silver"],
  [6, "Gold"],
  [11, "Gold"],
  [12, "Platinum"],
  [23, "Platinum"],
  [24, "Diamond"],
  [47, "Diamond"],
  [48, "Diamond 2"],
  [95, "Diamond 2"],
  [96, "Diamond 3"],
  [5_000, "Diamond 3"],
])("a verified provider with %i endorsers is %s", (endorsers, tier) => {
  expect(trustTier(true, endorsers)).toBe(tier);
});

test("an unverified provider has no tier, however many endorse it", () => {
  expect(trustTier(false, 100)).toBeNull();
});
