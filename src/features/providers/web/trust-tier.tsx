import { Stars } from "../../../ui/data/stars.tsx";
import type { Drawing } from "../../../ui/page/icon.tsx";
import { tierStars } from "./tier-stars.ts";
import styles from "./trust-tier.module.css";

/** A flower, so that tiers don't look like rating stars. */
const flower: Drawing = [
  ["path", { d: "M12 12Q4 7 12 0q8 7 0 12 5-8 12 0-7 8-12 0 8 5 0 12-8-7 0-12-5 8-12 0 7-8 12 0" }],
];

export function TrustTier({ tier }: { tier: string }) {
  const { name, stars } = tierStars(tier);
  return (
    <span className={styles.tier}>
      {name} <Stars count={stars} of={flower} />
    </span>
  );
}
