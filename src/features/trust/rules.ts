/**
 * Trust score, tier and completeness [trust-1]. Pure: facts in, verdict out. The score never falls when a rating,
 * the points, the verifications or the completeness improve, and always lies from 0 to 5; property tests hold it to that.
 */
import { completenessParts, type CompletenessPart } from "../../contract/completeness.ts";
import * as limits from "../../contract/limits.ts";

/** One place of reviews: the mean rating from 0 to 5 and how many reviews it is the mean of. */
export type Reviews = { rating: number | null; count: number | null };

/** The gallery counts towards completeness from this many pictures on. */
export const complete_gallery_images_min = 3;

/** What the score is made from. */
export type TrustFacts = {
  /** Recorded reviews only: a provider's own word about its reviews is no reason to trust it. */
  reviews: readonly Reviews[];
  /** Endorsement points received from givers whose word counts [trust-23]. */
  points: number;
  is_verified: boolean;
  /** Verifications received. */
  verification_count: number;
  /** The parts of the profile that are present. */
  present: ReadonlySet<CompletenessPart>;
};

/** What share of the score each part makes; together they are 1. */
export const weights = { rating: 0.35, endorsements: 0.3, verification: 0.2, completeness: 0.15 };
export type TrustPart = keyof typeof weights;
/** Reviews count in full only as their number grows: so many of them count half. */
export const half_reviews = 10;
/** A mean of so few stars or fewer says nothing for a provider; five say everything. */
export const worthless_stars = 2;
/** With this many points the endorsements count in full: ln(1 + 24) = ln 25. */
export const full_points = 24;

/** Tiers by the number of distinct endorsers, highest first. */
export const tiers: readonly (readonly [number, string])[] = [
  [96, "Diamond 3"],
  [48, "Diamond 2"],
  [24, "Diamond"],
  [12, "Platinum"],
  [6, "Gold"],
  [3, "Silver"],
  [0, "Verified"],
];

/** The weighted mean of the reviews of both places, and their number; null without any. */
export function meanOf(reviews: readonly Reviews[]): { mean: number; count: number } | null {
  const real = reviews.flatMap(({ rating, count }) => (rating !== null && count ? [{ rating, count }] : []));
  if (real.length === 0) return null;
  const count = real.reduce((sum, each) => sum + each.count, 0);
  return { mean: real.reduce((sum, each) => sum + each.rating * each.count, 0) / count, count };
}

/** What the reviews say, from 0 to 1: how far their mean lies above two stars, believed the more the more there are [trust-2]. A bad first review is worth as little as none. */
export function ratingShare(reviews: readonly Reviews[]): number {
  const known = meanOf(reviews);
  if (!known) return 0;
  const worth = Math.max(0, (known.mean - worthless_stars) / (5 - worthless_stars));
  return (worth * known.count) / (known.count + half_reviews);
}

/** The share, from 0 to 1, of the twelve parts of a profile that are present [trust-3]. */
export function completeness(present: ReadonlySet<CompletenessPart>): number {
  return completenessParts.filter((part) => present.has(part)).length / completenessParts.length;
}

/** The trust score: 0 to 5 with one decimal [trust-2]. */
export function trustScore(facts: TrustFacts): number {
  return Math.round(trustShare(facts) * 50) / 10;
}

/** The trust score before it is rounded to one decimal, where what a small step adds would be lost. */
export function exactTrustScore(facts: TrustFacts): number {
  return trustShare(facts) * 5;
}

/** What each part adds to the score's share, at most its weight; the score is their sum. */
export function shareOfParts(facts: TrustFacts): Record<TrustPart, number> {
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
  const { rating, endorsements, verification, completeness } = shareOfParts(facts);
  return Math.min(1, rating + endorsements + verification + completeness);
}

/** The tier that a verified provider's distinct endorsers earn it; null unless verified [trust-4]. */
export function trustTier(is_verified: boolean, endorsers: number): string | null {
  if (!is_verified) return null;
  return tiers.find(([least]) => endorsers >= least)?.[1] ?? null;
}

/**
 * The tier above the one that so many distinct endorsers earn a verified provider, and how many of them are missing to
 * it; null at the top.
 */
export function nextTier(endorsers: number): { tier: string; endorsers_missing: number } | null {
  const above = tiers.findLast(([least]) => least > endorsers);
  return above ? { tier: above[1], endorsers_missing: above[0] - endorsers } : null;
}
