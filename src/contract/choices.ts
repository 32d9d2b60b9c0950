/**
 * The closed lists that people choose from, in the order in which screens show them. Kept apart from the shapes made of
 * them, so that a page can show a list without carrying the schema library to the browser.
 */

/** The nine provinces of South Africa [visitors-25]. */
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

/** The four price tiers, cheapest first [browse-8]; price-labels.ts explains them. */
export const priceTiers = ["$", "$$", "$$$", "$$$$"] as const;

/** The five budget levels of an enquiry [enquiries-6], with the labels of the two forms. */
export const budgetRanges = ["budget", "moderate", "upper", "premium", "luxury"] as const;

/** The orders of a list of providers, the usual one first [browse-5]; the last one is for lists near a place. */
export const sortOrders = ["rating", "trust", "reviews", "price", "distance"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** How a wedding date may be flexible: by its weekend, or by the Saturdays of its month [calendars-7]. */
export const flexes = ["weekend", "month"] as const;
export type Flex = (typeof flexes)[number];
