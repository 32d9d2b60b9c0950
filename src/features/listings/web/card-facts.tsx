import { formatRand } from "../../../contract/format.ts";
import type { ProviderCard } from "../../../contract/providers/shapes.ts";
import { Rating } from "../../../ui/stars.tsx";
import { PriceRange } from "./price-range.tsx";
import styles from "./card-facts.module.css";
import priceLineStyles from "./price-line.module.css";

type Facts = Priced & Pick<ProviderCard, "rating" | "review_count">;

/** The facts by which couples choose among cards: what others say, and the price. They are at the foot of a card, so that those of a row are level. */
export function CardFacts({ provider }: { provider: Facts }) {
  const { rating, review_count } = provider;
  return (
    <div className={styles.facts}>
      <p>{review_count > 0 ? <Rating value={rating} count={review_count} /> : "No reviews yet"}</p>
      <PriceLine provider={provider} />
    </div>
  );
}

type Priced = Pick<ProviderCard, "typical_price" | "typical_price_for" | "price_range">;

/** What a typical wedding costs and what that includes, in one line; without it "Price on request", and the price level. */
function PriceLine({ provider: { typical_price, typical_price_for, price_range } }: { provider: Priced }) {
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
