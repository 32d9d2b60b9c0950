import { formatRand } from "../../../../contract/format.ts";
import type { ProviderCard } from "../../../../contract/providers/schema.ts";
import { Rating } from "../../../../ui/data/stars.tsx";
import { PriceRange } from "../filters/price-range.tsx";
import priceLineStyles from "../price-line.module.css";
import styles from "./card-facts.module.css";

type Facts = Priced & Pick<ProviderCard, "rating" | "review_count">;

/** At the bottom of the card, so that they align within a row. */
export function CardFacts({ provider }: { provider: Facts }) {
  const { rating, review_count } = provider;
  return (
    <div className={styles.facts}>
      <p>{review_count > 0 ? <Rating value={rating} count={review_count} /> : "No reviews yet"}</p>
      <PriceText provider={provider} />
    </div>
  );
}

type Priced = Pick<ProviderCard, "typical_price" | "typical_price_for" | "price_range">;

function PriceText({ provider: { typical_price, typical_price_for, price_range } }: { provider: Priced }) {
  if (typical_price === null) {
    return (
      <p className={priceLineStyles.line}>
        Price on request <PriceRange tiers={price_range} />
      </p>
    );
  }
  return (
    <p className={priceLineStyles.line}>
      <b>{formatRand(typical_price)}</b> {typical_price_for ?? "typical wedding"}
    </p>
  );
}
