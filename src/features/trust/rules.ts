import * as limits from "../../contract/limits.ts";
/** Pure functions [trust-1]. The score is 0 to 5 and never falls when an input improves; property tests check this. */
import { completenessItems, type CompletenessItem } from "../../contract/providers/completeness.ts";

/** `rating` is the mean, 0 to 5, of `count` reviews. */
export type Reviews = { rating: number | null; count: number | null };

export const complete_gallery_images_min = 3;

export type TrustFacts = {
  /** Only those recorded by an admin, since a provider's own claims can't be trusted. */
  reviews: readonly Reviews[];
  /** From givers whose endorsements count [trust-23]: `endorserEligibility` in store.ts. */
  points: number;
  is_verified: boolean;
  /** Verifications received. */
  verification_count: number;
  present: ReadonlySet<CompletenessItem>;
};

/** Sum 1. */
export const weights = { rating: 0.35, endorsements: 0.3, verification: 0.2, completeness: 0.15 };
export type TrustFactor = keyof typeof weights;
/** With this many reviews the rating counts half; with more it counts more. */
export const half_reviews = 10;
/** A mean up to this is worth nothing; five stars are worth everything. */
export const worthless_stars = 2;
/** Full value: ln(1 + 24) = ln 25. */
export const full_points = 24;

export const tiers: readonly (readonly [number, string])[] = [
  [96, "Diamond 3"],
  [48, "Diamond 2"],
  [24, "Diamond"],
  [12, "Platinum"],
  [6, "Gold"],
  [3, "Silver"],
  [0, "Verified"],
];

export function meanOf(reviews: readonly Reviews[]): { mean: number; count: number } | null {
  const real = reviews.flatMap(({ rating, count }) => (rating !== null && count ? [{ rating, count }] : []));
  if (real.length === 0) return null;
  const count = real.reduce((sum, each) => sum + each.count, 0);
  return { mean: real.reduce((sum, each) => sum + each.rating * each.count, 0) / count, count };
}

/** 0 to 1: the mean above two stars, weighted by the number of reviews [trust-2]. */
export function ratingShare(reviews: readonly Reviews[]): number {
  const known = meanOf(reviews);
  if (!known) return 0;
  const worth = Math.max(0, (known.mean - worthless_stars) / (5 - worthless_stars));
  return (worth * known.count) / (known.count + half_reviews);
}

/** 0 to 1, of the twelve parts [trust-3]. */
export function completeness(present: ReadonlySet<CompletenessItem>): number {
  return completenessItems.filter((item) => present.has(item)).length / completenessItems.length;
}

/** 0 to 5 with one decimal [trust-2]. */
export function trustScore(facts: TrustFacts): number {
  return Math.round(trustShare(facts) * 50) / 10;
}

/** Unrounded, so that small gains show. */
export function exactTrustScore(facts: TrustFacts): number {
  return trustShare(facts) * 5;
}

export function componentShares(facts: TrustFacts): Record<TrustFactor, number> {
  const { reviews, points, is_verified, verification_count, present } = facts;
  const endorsements = Math.min(1, Math.log(1 + points) / Math.log(1 + full_points));
  const verification = is_verified ? 1 : Math.min(1, verification_count / limits.verification_threshold) / 2;
  return {
    rating: weights.rating * ratingShare(reviews),
    endorsements: weights.endorsements * endorsements,
    verification: weights.verification * verification,
    completeness: weights.completeness * completeness(present),
  };
}

function trustShare(facts: TrustFacts): number {
  const { rating, endorsements, verification, completeness } = componentShares(facts);
  return Math.min(1, rating + endorsements + verification + completeness);
}

/** By distinct endorsers; null unless verified [trust-4]. */
export function trustTier(is_verified: boolean, endorsers: number): string | null {
  if (!is_verified) return null;
  return tiers.find(([least]) => endorsers >= least)?.[1] ?? null;
}

export function nextTier(endorsers: number): { tier: string; endorsers_missing: number } | null {
  const above = tiers.findLast(([least]) => least > endorsers);
  return above ? { tier: above[1], endorsers_missing: above[0] - endorsers } : null;
}
