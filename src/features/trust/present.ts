import { completenessItems } from "../../contract/providers/completeness.ts";
import type { MyTrust } from "../../contract/trust/schema.ts";
import { nextTier, trustScore, trustTier, type TrustFacts } from "./rules.ts";
import type { TrustRow } from "./store.ts";
import { suggestSteps } from "./suggest-steps.ts";

export function factsOf(row: TrustRow): TrustFacts {
  const { points, is_verified, verification_count } = row;
  const reviews = [
    { rating: row.google_rating, count: row.google_review_count },
    { rating: row.facebook_rating, count: row.facebook_review_count },
  ];
  const present = new Set(completenessItems.filter((item) => row[item]));
  return { reviews, points, is_verified, verification_count, present };
}

export function presentMyTrust(row: TrustRow): MyTrust {
  const { is_verified, endorsers } = row;
  const facts = factsOf(row);
  const earned = trustTier(true, endorsers);
  return {
    trust_score: trustScore(facts),
    trust_tier: trustTier(is_verified, endorsers),
    is_verified,
    endorsers,
    endorsements_waiting: row.endorsements_waiting,
    next_tier: !is_verified && earned !== null ? { tier: earned, endorsers_missing: 0 } : nextTier(endorsers),
    steps: suggestSteps(facts),
  };
}
