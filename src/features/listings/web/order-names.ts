import type { SortOrder } from "../../../contract/choices.ts";

/** Named by what they do [browse-5]. */
export const orderNames: Record<SortOrder, string> = {
  rating: "Recommended",
  trust: "Most trusted",
  reviews: "Most reviews",
  price: "Lowest price",
  distance: "Nearest",
};

export const orderDescriptions: Record<SortOrder, string> = {
  rating: "By trust score, then Google rating.",
  trust: "By trust score.",
  reviews: "By reviews on Google and Facebook, counts that we checked first.",
  price: "By typical wedding price, then price level; on request last.",
  distance: "By distance.",
};
