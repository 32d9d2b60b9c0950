import * as limits from "../../contract/limits.ts";
import { completenessItems } from "../../contract/providers/completeness.ts";
import type { TrustStep } from "../../contract/trust/schema.ts";
import { exactTrustScore, type TrustFacts } from "./rules.ts";

const best_review = { rating: 5, count: 1 };

/** Largest gain first, to two decimals. Steps without a visible gain are left out. */
export function suggestSteps(facts: TrustFacts): TrustStep[] {
  const today = exactTrustScore(facts);
  return possibleSteps(facts)
    .map((kind) => ({ kind, gain: Math.round((exactTrustScore(applyStep(facts, kind)) - today) * 100) / 100 }))
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain);
}

export function applyStep(facts: TrustFacts, kind: TrustStep["kind"]): TrustFacts {
  switch (kind) {
    case "verified":
      return { ...facts, is_verified: true };
    case "verification":
      return { ...facts, verification_count: facts.verification_count + 1 };
    case "endorsement":
      return { ...facts, points: facts.points + 1 };
    case "review":
      return { ...facts, reviews: [...facts.reviews, best_review] };
    default:
      return { ...facts, present: new Set([...facts.present, kind]) };
  }
}

/** Missing parts, and steps that can always be repeated. */
function possibleSteps({ is_verified, verification_count, present }: TrustFacts): TrustStep["kind"][] {
  const missing = completenessItems.filter((item) => !present.has(item));
  // the sixth verification also makes verified: both are one step
  const isLast = verification_count === limits.verification_threshold - 1;
  const verification: TrustStep["kind"][] = isLast ? ["verified"] : ["verified", "verification"];
  return [...(is_verified ? [] : verification), "endorsement", "review", ...missing];
}
