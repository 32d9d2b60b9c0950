import { formatRand } from "../../../contract/format.ts";
import type { ProviderCard } from "../../../contract/providers/shapes.ts";
import { PriceRange } from "./price-range.tsx";
import styles from "./price-line.module.css";

export type Priced = Pick<ProviderCard, "typical_price" | "typical_price_for" | "price_range">;

/** What a typical wedding costs and what that includes, in one line; without it "Price on request", and the price level. */
export function PriceLine({ provider: { typical_price, typical_price_for, price_range } }: { provider: Priced }) {
  if (typical_price === null) {
    return (
      <p className={styles.line}>
        Price on request <PriceRange tiers={price_range} />
      </p>
    );
  }
  return (
    <p className={styles.line}>
      <b>{formatRand(typical_price)}</b> {typical_price_for ?? "typical wedding"}
    </p>
  );
}
