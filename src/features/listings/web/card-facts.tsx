import type { ProviderCard } from "../../../contract/providers/shapes.ts";
import { Rating } from "../../../ui/stars.tsx";
import { PriceLine, type Priced } from "./price-line.tsx";
import styles from "./card-facts.module.css";

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
