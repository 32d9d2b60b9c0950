import type { CSSProperties } from "react";
import { formatCount } from "../../contract/format.ts";
import { TrustTier } from "../../features/providers/web/trust-tier.tsx";
import { tiers } from "../../features/trust/rules.ts";
import styles from "./tier-ladder.module.css";

const rungs = tiers.toReversed();

/** Lowest first, with the required endorsers [trust-4]. */
export function TierLadder() {
  return (
    <ol className={styles.ladder}>
      {rungs.map(([least, tier], place) => (
        <li key={tier} style={{ "--height": (place + 1) / rungs.length } as CSSProperties}>
          <span className={styles.words}>
            <TrustTier tier={tier} />
            <span className={styles.least}>
              {least === 0 ? "from the first day" : formatCount(least, "endorser", "endorsers")}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
