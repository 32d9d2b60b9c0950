import { completenessParts } from "../../contract/completeness.ts";
import { formatCount, formatRating } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import type { ShownTrust } from "../../contract/providers/page-shapes.ts";
import type { ScoreExplained } from "./read-score.ts";
import { weights, type TrustPart } from "./rules.ts";

const names: Record<TrustPart, string> = {
  rating: "Reviews",
  endorsements: "Endorsements",
  verification: "Verification",
  completeness: "Complete profile",
};

/** A score as couples read it: each part with its share of the whole, how much of it is there, and why, in words. */
export function presentTrust(score: number, explained: ScoreExplained): ShownTrust {
  const words = wordsOf(explained);
  const parts = (Object.keys(names) as TrustPart[]).map((part) => ({
    name: names[part],
    percent: Math.round(weights[part] * 100),
    earned: Math.round((explained.shares[part] / weights[part]) * 100),
    words: words[part],
  }));
  return { score, parts };
}

function wordsOf({ reviews, points, endorsers, present, ...facts }: ScoreExplained): Record<TrustPart, string> {
  const { verification_threshold: of } = limits;
  const count = completenessParts.filter((part) => present.has(part)).length;
  return {
    rating: reviewWords(reviews),
    endorsements:
      endorsers === 0
        ? "None yet"
        : `${formatCount(points, "point", "points")} from ${formatCount(endorsers, "provider", "providers")}`,
    verification: facts.is_verified ? "Verified" : `${Math.min(facts.verification_count, of)} of ${of} verifications`,
    completeness: `${count} of ${completenessParts.length} things couples look for`,
  };
}

/** The mean of the recorded reviews, without the imagined ones that the score begins with. */
function reviewWords(reviews: ScoreExplained["reviews"]): string {
  const real = reviews.flatMap(({ rating, count }) => (rating !== null && count ? [{ rating, count }] : []));
  const all = real.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return "None recorded yet";
  const mean = real.reduce((sum, { rating, count }) => sum + rating * count, 0) / all;
  return `${formatRating(mean)} from ${formatCount(all, "review", "reviews")}`;
}
