import { Stars } from "../../../ui/stars.tsx";
import { tierStars } from "./tier-stars.ts";
import styles from "./trust-tier.module.css";

/** A trust tier in words, with its stars drawn. */
export function TrustTier({ tier }: { tier: string }) {
  const { name, stars } = tierStars(tier);
  return (
    <span className={styles.tier}>
      {name} <Stars count={stars} />
    </span>
  );
}
