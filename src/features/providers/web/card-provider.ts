import type { Picture, ProviderCard } from "../../../contract/providers.ts";

/** What a card shows of a provider. Pages send no more than this to the browser. */
export type CardProvider = Pick<
  ProviderCard,
  | "id"
  | "business_name"
  | "category_name"
  | "city"
  | "province"
  | "rating"
  | "review_count"
  | "trust_tier"
  | "price_range"
  | "badges"
  | "banner"
> & {
  /** Small enough to need no stand-in while it loads. */
  logo: Pick<Picture, "url" | "srcset"> | null;
};

/** Keeps of a listed provider what its card shows; of the rating its one decimal (spec 9). */
export function cardProvider(provider: ProviderCard): CardProvider {
  const { id, business_name, category_name, city, province, rating, review_count } = provider;
  const { trust_tier, price_range, badges, logo, banner } = provider;
  return {
    id,
    business_name,
    category_name,
    city,
    province,
    rating: Math.round(rating * 10) / 10,
    review_count,
    trust_tier,
    price_range,
    badges,
    logo: logo && { url: logo.url, srcset: logo.srcset },
    banner,
  };
}
