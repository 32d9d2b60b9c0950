import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completenessItems } from "../../contract/providers/completeness.ts";
import { exactTrustScore, nextTier, trustScore, trustTier, type TrustFacts } from "./rules.ts";
import { suggestSteps, applyStep } from "./suggest-steps.ts";

const nothing: TrustFacts = { reviews: [], points: 0, is_verified: false, verification_count: 0, present: new Set() };
const stars = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10);
const facts: fc.Arbitrary<TrustFacts> = fc.record({
  reviews: fc.array(fc.record({ rating: fc.option(stars), count: fc.option(fc.nat(2_000)) }), { maxLength: 2 }),
  points: fc.nat(60),
  is_verified: fc.boolean(),
  verification_count: fc.nat(9),
  present: fc.subarray([...completenessItems]).map((parts) => new Set(parts)),
});
const kindsOf = (some: Partial<TrustFacts>) => suggestSteps({ ...nothing, ...some }).map(({ kind }) => kind);

describe("the next step to a higher score", () => {
  test("each gain is the score after the step less the score before, above zero, largest first", () => {
    fc.assert(
      fc.property(facts, (before) => {
        const steps = suggestSteps(before);
        for (const { kind, gain } of steps) {
          const difference = exactTrustScore(applyStep(before, kind)) - exactTrustScore(before);
          expect(Math.abs(gain - difference)).toBeLessThanOrEqual(0.005 + 1e-9);
          expect(gain).toBeGreaterThan(0);
          expect(trustScore(applyStep(before, kind))).toBeGreaterThanOrEqual(trustScore(before));
        }
        expect(steps.map(({ gain }) => gain)).toEqual(steps.map(({ gain }) => gain).toSorted((a, b) => b - a));
      }),
    );
  });

  test("names nothing that is done already, and each step once", () => {
    fc.assert(
      fc.property(facts, (before) => {
        const kinds = suggestSteps(before).map(({ kind }) => kind as string);
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(kinds.filter((kind) => [...before.present].some((part) => part === kind))).toEqual([]);
        const there = new Set([
          ...(before.is_verified ? ["verified", "verification"] : []),
          ...(before.verification_count >= 6 ? ["verification"] : []),
          ...(before.points >= 24 ? ["endorsement"] : []),
        ]);
        expect(kinds.filter((kind) => there.has(kind))).toEqual([]);
      }),
    );
  });

  test("starts, where there is nothing, with becoming verified", () => {
    expect(suggestSteps(nothing).slice(0, 5)).toEqual([
      { kind: "verified", gain: 1 },
      { kind: "endorsement", gain: 0.32 },
      { kind: "review", gain: 0.16 },
      { kind: "verification", gain: 0.08 },
      { kind: "description", gain: 0.06 },
    ]);
    expect(suggestSteps(nothing)).toHaveLength(16);
  });

  test("the sixth verification makes verified: both are one step", () => {
    expect(kindsOf({ verification_count: 4 })).toEqual(expect.arrayContaining(["verified", "verification"]));
    expect(kindsOf({ verification_count: 5 })).not.toContain("verification");
    expect(kindsOf({ verification_count: 5 })).toContain("verified");
  });

  test("is empty where nothing is missing", () => {
    const reviews = [{ rating: 5, count: 1_000_000 }];
    expect(kindsOf({ reviews, points: 24, is_verified: true, present: new Set(completenessItems) })).toEqual([]);
  });
});

test("the next tier needs exactly the endorsers that are missing", () => {
  fc.assert(
    fc.property(fc.nat(95), (endorsers) => {
      const { tier, endorsers_missing } = nextTier(endorsers) ?? { tier: null, endorsers_missing: 0 };
      expect(trustTier(true, endorsers + endorsers_missing)).toBe(tier);
      expect(trustTier(true, endorsers + endorsers_missing - 1)).toBe(trustTier(true, endorsers));
    }),
  );
});

test("above the highest tier there is no step", () => {
  expect(nextTier(96)).toBeNull();
  expect(nextTier(1_000)).toBeNull();
});
