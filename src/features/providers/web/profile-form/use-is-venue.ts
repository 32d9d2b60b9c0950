import { isForVenues } from "../../../../contract/categories/for-venues.ts";
import type { CategoryWithSubcategories } from "../../../../contract/categories/schema.ts";
import { useField } from "./use-field.ts";

export function useIsVenue(categories: readonly CategoryWithSubcategories[]): boolean {
  const { value: primary } = useField("primary_category_id");
  return categories.some(({ id, slug }) => String(id) === primary && isForVenues(slug));
}
