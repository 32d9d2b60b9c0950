import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import Handshake from "lucide/dist/esm/icons/handshake.mjs";
import ListChecks from "lucide/dist/esm/icons/list-checks.mjs";
import Star from "lucide/dist/esm/icons/star.mjs";
import type { CSSProperties } from "react";
import { completenessItems } from "../../contract/completeness.ts";
import * as limits from "../../contract/limits.ts";
import { full_points, half_reviews, weights, worthless_stars } from "../../features/trust/rules.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type Drawing } from "../../ui/icon.tsx";
import styles from "./score-components.module.css";

type Part = keyof typeof weights;

const parts: Record<Part, { title: string; icon: Drawing; words: string }> = {
  rating: {
    title: "Reviews",
    icon: Star,
    words: `Ratings on Google and Facebook, recorded by us and never by the vendor. What counts is how far their mean lies above ${worthless_stars} stars, and how many there are: ${half_reviews} count half, a hundred nearly all, and a bad first review never helps.`,
  },
  endorsements: {
    title: "Endorsements",
    icon: Handshake,
    words: `Points that other vendors gave, once the endorser is verified or ${limits.endorser_days_min} days old here. The first ones count most; with ${full_points} points this part is full.`,
  },
  verification: {
    title: "Verification",
    icon: BadgeCheck,
    words: `A verified business has all of it. On the way there, each of the ${limits.verification_threshold} verifications counts, up to a half.`,
  },
  completeness: {
    title: "A complete profile",
    icon: ListChecks,
    words: `${completenessItems.length} things that couples look for, from a description and prices to a phone number, business hours and at least three pictures.`,
  },
};

const names = Object.keys(weights) as Part[];
const percent = (part: Part) => `${Math.round(weights[part] * 100)}%`;

export function ScoreComponents() {
  return (
    <section aria-labelledby="trust-score" className={styles.score}>
      <header>
        <h2 id="trust-score">The trust score</h2>
        <p>One number from 0 to 5, worked out again whenever one of these four changes.</p>
      </header>
      <div className={styles.bar} aria-hidden="true">
        {names.map((part) => (
          <i key={part} className={styles[part]} style={{ "--share": weights[part] } as CSSProperties}>
            {percent(part)}
          </i>
        ))}
      </div>
      <ul className={styles.parts}>
        {names.map((part) => (
          <li key={part}>
            <span className={classNames(styles.mark, styles[part])}>
              <Icon of={parts[part].icon} />
            </span>
            <h3>
              {parts[part].title} <small>{percent(part)}</small>
            </h3>
            <p>{parts[part].words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
