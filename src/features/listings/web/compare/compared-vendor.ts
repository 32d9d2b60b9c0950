import { isForVenues } from "../../../../contract/categories/for-venues.ts";
import { formatNumber, formatRand } from "../../../../contract/format.ts";
import type { ProviderCard } from "../../../../contract/providers/schema.ts";
import { formatAvailability } from "../../../calendars/web/availability-labels.ts";
import { formatCategories } from "../cards/format-categories.ts";

export type ComparedVendor = Pick<
  ProviderCard,
  | "id"
  | "business_name"
  | "banner"
  | "typical_price"
  | "typical_price_for"
  | "price_range"
  | "rating"
  | "review_count"
  | "trust_score"
  | "trust_tier"
  | "badges"
  | "availability"
> & {
  kind: string;
  place: string;
  day: string | null;
  distance: string | null;
  travel: string | null;
  answers: string | null;
};

/** Date as `YYYY-MM-DD`, place by name; empty for none */
export function comparedVendor(card: ProviderCard, { date, place }: { date: string; place: string }): ComparedVendor {
  const { id, business_name, banner, typical_price, typical_price_for, price_range, rating, review_count } = card;
  const { trust_score, trust_tier, badges, availability, city, province, answers } = card;
  return {
    id,
    business_name,
    banner,
    typical_price,
    typical_price_for,
    price_range,
    rating,
    review_count,
    trust_score,
    trust_tier,
    badges,
    ...(availability && { availability }),
    kind: formatCategories(card.categories),
    place: [city, province].filter(Boolean).join(", ") || "South Africa",
    day: availability ? formatAvailability(date, availability) : null,
    distance: place === "" ? null : formatDistanceFrom(card, place),
    travel: place === "" ? null : formatTravel(card),
    answers,
  };
}

function formatDistanceFrom({ distance_km = null }: Pick<ProviderCard, "distance_km">, place: string): string | null {
  if (distance_km === null) return null;
  return distance_km === 0 ? `In ${place}` : `About ${formatNumber(distance_km)} km from ${place}`;
}

type Travel = Pick<ProviderCard, "category_slug" | "reaches" | "travel_fee_estimate">;

function formatTravel({ category_slug, reaches, travel_fee_estimate: fee = null }: Travel): string {
  if (isForVenues(category_slug)) return "None: it’s a venue";
  if (!reaches) return "Doesn’t travel there";
  if (fee === null) return "Ask: no rate given";
  return fee === 0 ? "None" : `About ${formatRand(fee)}, an estimate`;
}
