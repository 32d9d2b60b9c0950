import type { ProviderCard } from "../../../contract/providers.ts";

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
  | "logo"
  | "banner"
>;

/** Keeps of a listed provider what its card shows. */
export function cardProvider(provider: ProviderCard): CardProvider {
  const { id, business_name, category_name, city, province, rating, review_count } = provider;
  const { trust_tier, price_range, badges, logo, banner } = provider;
  return {
    id,
    business_name,
    category_name,
    city,
    province,
    rating,
    review_count,
    trust_tier,
    price_range,
    badges,
    logo,
    banner,
  };
}
