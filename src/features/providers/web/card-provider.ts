import type { Picture, ProviderCard } from "../../../contract/providers.ts";
import { kindLine } from "./kind-line.ts";

/** What a card shows of a provider. Pages send no more than this to the browser. */
export type CardProvider = Pick<
  ProviderCard,
  | "id"
  | "business_name"
  | "city"
  | "province"
  | "rating"
  | "review_count"
  | "trust_score"
  | "trust_tier"
  | "price_range"
  | "price_from"
  | "badges"
  | "banner"
> & {
  /** Its categories in one line. */
  kind: string;
  /** Small enough to need no stand-in while it loads. */
  logo: Pick<Picture, "url" | "srcset"> | null;
};

/**
 * Keeps of a listed provider what its card shows; of rating and trust score their one decimal (spec 9).
 * @param under the name of the category that the list is narrowed to, which the card says first
 */
export function cardProvider(provider: ProviderCard, under: string | null = null): CardProvider {
  const { id, business_name, categories, city, province, rating, review_count } = provider;
  const { trust_score, trust_tier, price_range, price_from, badges, logo, banner } = provider;
  return {
    id,
    business_name,
    kind: kindLine(categories, under),
    city,
    province,
    rating: oneDecimal(rating),
    review_count,
    trust_score: oneDecimal(trust_score),
    trust_tier,
    price_range,
    price_from,
    badges,
    logo: logo && { url: logo.url, srcset: logo.srcset },
    banner,
  };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
