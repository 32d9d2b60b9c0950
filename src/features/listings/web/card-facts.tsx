import { formatRand, formatRating } from "../../../contract/format.ts";
import type { ProviderCard } from "../../../contract/providers/shapes.ts";
import { Rating } from "../../../ui/stars.tsx";
import { TrustTier } from "../../providers/web/trust-tier.tsx";
import { PriceRange } from "./price-range.tsx";
import styles from "./card-facts.module.css";

type Facts = Pick<
  ProviderCard,
  "rating" | "review_count" | "trust_score" | "trust_tier" | "price_from" | "price_range"
>;

/** The facts by which couples choose among cards: what others say, the trust in it, and the price. */
export function CardFacts({ provider }: { provider: Facts }) {
  const { rating, review_count, trust_score, trust_tier } = provider;
  return (
    <>
      <p className={styles.facts}>
        {review_count > 0 ? <Rating value={rating} count={review_count} /> : <span>No reviews yet</span>}
        {trust_score > 0 && (
          <span>
            Trust <b>{formatRating(trust_score)}</b>
          </span>
        )}
        {trust_tier && <TrustTier tier={trust_tier} />}
      </p>
      <Prices {...provider} />
    </>
  );
}

/** From which price on, with the tiers beside it. Who says nothing of prices is said to say nothing. */
function Prices({ price_from, price_range }: Pick<Facts, "price_from" | "price_range">) {
  if (price_from === null && price_range.length === 0) return <p className={styles.none}>Price on request</p>;
  return (
    <p className={styles.facts}>
      {price_from !== null && (
        <span>
          from <b>{formatRand(price_from)}</b>
        </span>
      )}
      <PriceRange tiers={price_range} />
    </p>
  );
}
