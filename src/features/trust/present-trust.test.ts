import { expect, test } from "vitest";
import { completenessItems } from "../../contract/providers/completeness.ts";
import { presentTrust } from "./present-trust.ts";
import { exactTrustScore, componentShares, type TrustFacts } from "./rules.ts";

const nobody: TrustFacts = { reviews: [], points: 0, is_verified: false, verification_count: 0, present: new Set() };
const praised: TrustFacts = {
  reviews: [
    { rating: 4.9, count: 150 },
    { rating: 4.7, count: 10 },
  ],
  points: 24,
  is_verified: true,
  verification_count: 6,
  present: new Set(completenessItems.filter((part) => part !== "banner")),
};

type Beside = { endorsements_waiting?: number; rests?: { since: Date; changed: string } | null };

function present(facts: TrustFacts, endorsers: number, { endorsements_waiting = 0, rests = null }: Beside = {}) {
  return presentTrust(3, { ...facts, endorsers, endorsements_waiting, rests, shares: componentShares(facts) });
}

test.each([
  [nobody, 0, ["None recorded yet", "None yet", "0 of 6 verifications", "0 of 12 complete"]],
  [
    { ...nobody, reviews: [{ rating: 5, count: 1 }], points: 1, verification_count: 2 },
    1,
    ["5.0 from 1 review", "1 point from 1 vendor", "2 of 6 verifications", "0 of 12 complete"],
  ],
  [praised, 9, ["4.9 from 160 reviews", "24 points from 9 vendors", "Verified", "11 of 12 complete"]],
])("each part is described in words (%#)", (facts, endorsers, words) => {
  expect(present(facts, endorsers).parts.map((part) => part.words)).toEqual(words);
});

test("endorsements that don't count yet are named separately", () => {
  const words = (points: number, endorsers: number, endorsements_waiting: number) =>
    present({ ...nobody, points }, endorsers, { endorsements_waiting }).parts[1]?.words;
  expect(words(0, 0, 2)).toBe("None yet (2 pending)");
  expect(words(3, 1, 1)).toBe("3 points from 1 vendor (1 pending)");
});

test("a paused verification says since which day in South Africa and what was changed, and who confirmed since", () => {
  const since = new Date("2026-11-02T23:30:00Z");
  const words = (changed: string, verification_count = 0) =>
    present({ ...nobody, verification_count }, 0, { rests: { since, changed } }).parts[2]?.words;
  expect(words("business name")).toBe("paused since 3 November 2026: this business changed its name");
  expect(words("phone, public email, account email", 2)).toBe(
    "paused since 3 November 2026: this business changed its phone and email, 2 of 6 verifications since",
  );
});

test("the parts and their shares add up to the score", () => {
  for (const facts of [nobody, praised, { ...praised, is_verified: false, verification_count: 3, points: 5 }]) {
    const { parts } = present(facts, 1);
    expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    const total = parts.reduce((sum, { percent, earned }) => sum + (percent * earned) / 10_000, 0) * 5;
    expect(Math.abs(total - exactTrustScore(facts))).toBeLessThan(0.026);
  }
});
