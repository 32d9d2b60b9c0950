import { isForVenues } from "../../contract/categories/for-venues.ts";
import type { Favourite } from "../../contract/favourites/shapes.ts";
import type { CategoryReach } from "../../contract/providers/reach-shapes.ts";

type Plans = {
  favourites: readonly Pick<Favourite, "category_name">[];
  /** Whether the couple has named its venue. */
  hasVenue: boolean;
};

/**
 * The categories that a couple still looks for, of those in which somebody reaches its venue [visitors-13]: none in which it
 * keeps a favourite, and none for venues once it has one [enquiries-13].
 */
export function openCategories(categories: readonly CategoryReach[], { favourites, hasVenue }: Plans): CategoryReach[] {
  const kept = new Set(favourites.map(({ category_name }) => category_name));
  return categories.filter(({ name, slug, total }) => total > 0 && !kept.has(name) && !(hasVenue && isForVenues(slug)));
}
