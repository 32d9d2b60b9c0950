import type { PriceTier } from "../../../../contract/primitives.ts";
import { priceTierNames } from "../../../../contract/providers/price-labels.ts";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import styles from "./price-range.module.css";

/** Shown as `$$–$$$`; screen readers hear "Price range: Moderate to Premium". */
export function PriceRange({ tiers }: { tiers: readonly PriceTier[] }) {
  const [low] = tiers;
  const high = tiers.at(-1);
  if (low === undefined || high === undefined) return null;
  const isOne = low === high;
  return (
    <span className={styles.price}>
      <OutOfSight>
        Price range: {isOne ? priceTierNames[low] : `${priceTierNames[low]} to ${priceTierNames[high]}`}
      </OutOfSight>
      <span aria-hidden="true">{isOne ? low : `${low}–${high}`}</span>
    </span>
  );
}
