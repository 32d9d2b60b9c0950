import { formatRand, formatRating } from "../../../contract/format.ts";
import type { OtherProvider } from "../../../contract/providers/page-schema.ts";

type Facts = Pick<OtherProvider, "city" | "distance_km" | "rating" | "review_count" | "typical_price">;

/** Such as `, Paarl, about 25 km away, 4.9 stars, from R 12 000`. */
export function describeOther({ city, distance_km, rating, review_count, typical_price }: Facts): string {
  const facts = [
    city,
    distance_km ? `about ${distance_km} km away` : null,
    review_count > 0 ? `${formatRating(rating)} stars` : null,
    typical_price === null ? null : formatRand(typical_price),
  ];
  return facts.map((each) => (each ? `, ${each}` : "")).join("");
}
