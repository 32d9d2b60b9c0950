import { formatCount, formatDate, formatRating } from "../../contract/format.ts";
import * as limits from "../../contract/limits.ts";
import { completenessItems } from "../../contract/providers/completeness.ts";
import type { ProfileTrust } from "../../contract/providers/page-schema.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import type { ScoreExplained } from "./read-score.ts";
import { meanOf, weights, type TrustFactor } from "./rules.ts";

const names: Record<TrustFactor, string> = {
  rating: "Reviews",
  endorsements: "Endorsements",
  verification: "Verification",
  completeness: "Profile",
};

export function presentTrust(score: number, explained: ScoreExplained): ProfileTrust {
  const texts = describeFactors(explained);
  const parts = (Object.keys(names) as TrustFactor[]).map((factor) => ({
    name: names[factor],
    percent: Math.round(weights[factor] * 100),
    earned: Math.round((explained.shares[factor] / weights[factor]) * 100),
    words: texts[factor],
  }));
  return { score, parts };
}

function describeFactors({
  reviews,
  points,
  endorsers,
  endorsements_waiting,
  present,
  ...facts
}: ScoreExplained): Record<TrustFactor, string> {
  const count = completenessItems.filter((item) => present.has(item)).length;
  return {
    rating: formatReviews(reviews),
    endorsements: formatEndorsements(points, endorsers) + formatWaiting(endorsements_waiting),
    verification: formatVerifications(facts),
    completeness: `${count} of ${completenessItems.length} complete`,
  };
}

function formatEndorsements(points: number, endorsers: number): string {
  if (endorsers === 0) return "None yet";
  return `${formatCount(points, "point", "points")} from ${formatCount(endorsers, "vendor", "vendors")}`;
}

/** Such as "Verification paused since 3 November 2026: this business changed its name". */
function formatVerifications({
  is_verified,
  verification_count,
  rests,
}: Pick<ScoreExplained, "is_verified" | "verification_count" | "rests">): string {
  const { verification_threshold: of } = limits;
  if (is_verified) return "Verified";
  const progress = `${Math.min(verification_count, of)} of ${of} verifications`;
  if (!rests) return progress;
  const since = formatDate(southAfricanTime(rests.since));
  const progressText = verification_count > 0 ? `, ${progress} since` : "";
  return `paused since ${since}: this business changed its ${formatLastChange(rests.changed)}${progressText}`;
}

function formatLastChange(changed: string): string {
  const fields = changed.split(", ").map((field) => field.replace(/^(business|public|account) /, ""));
  return new Intl.ListFormat("en", { type: "conjunction" }).format(new Set(fields));
}

/** New accounts' endorsements are shown but don't count yet, so the text says so. */
function formatWaiting(waiting: number): string {
  return waiting === 0 ? "" : ` (${waiting} pending)`;
}

function formatReviews(reviews: ScoreExplained["reviews"]): string {
  const known = meanOf(reviews);
  if (!known) return "None recorded yet";
  return `${formatRating(known.mean)} from ${formatCount(known.count, "review", "reviews")}`;
}
