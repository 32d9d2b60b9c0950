/** Separate from schemas, so that pages don't load the schema library. */

/** Rule [visitors-25]. */
export const provinces = [
  "Gauteng",
  "Western Cape",
  "KwaZulu-Natal",
  "Eastern Cape",
  "Free State",
  "Limpopo",
  "Mpumalanga",
  "Northern Cape",
  "North West",
] as const;

/** Cheapest first [browse-8]; explained in price-labels.ts. */
export const priceTiers = ["$", "$$", "$$$", "$$$$"] as const;

/** Without a gap [providers-13]. True for none. */
export function areContiguous(tiers: readonly string[]): boolean {
  const places = priceTiers.flatMap((tier, index) => (tiers.includes(tier) ? [index] : []));
  return places.every((position, at) => position === (places[0] ?? 0) + at);
}

/** Rule [enquiries-6]. */
export const budgetRanges = ["budget", "moderate", "upper", "premium", "luxury"] as const;

/** The default first [browse-5]; `distance` is for lists near a place. */
export const sortOrders = ["rating", "trust", "reviews", "price", "distance"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Its weekend, or the Saturdays of its month [calendars-7]. */
export const flexes = ["weekend", "month"] as const;
export type Flex = (typeof flexes)[number];
