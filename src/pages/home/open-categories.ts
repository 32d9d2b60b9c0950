import { isForVenues } from "../../contract/categories/for-venues.ts";
import type { Favourite } from "../../contract/favourites/schema.ts";
import type { CategoryReach } from "../../contract/providers/page-schema.ts";

type Plans = {
  favourites: readonly Pick<Favourite, "category_name">[];
  hasVenue: boolean;
};

/** Without categories that have a favourite [visitors-13], and without venues once there is one [enquiries-13]. */
export function openCategories(categories: readonly CategoryReach[], { favourites, hasVenue }: Plans): CategoryReach[] {
  const saved = new Set(favourites.map(({ category_name }) => category_name));
  return categories.filter(
    ({ name, slug, total }) => total > 0 && !saved.has(name) && !(hasVenue && isForVenues(slug)),
  );
}
