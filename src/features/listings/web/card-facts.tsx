import { formatRating } from "../../../contract/format.ts";
import type { ProviderCard } from "../../../contract/providers/shapes.ts";
import { Rating } from "../../../ui/stars.tsx";
import { TrustTier } from "../../providers/web/trust-tier.tsx";
import { PriceLine, type Priced } from "./price-line.tsx";
import styles from "./card-facts.module.css";

type Facts = Priced & Pick<ProviderCard, "rating" | "review_count" | "trust_score" | "trust_tier">;

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
      <PriceLine provider={provider} />
    </>
  );
}
