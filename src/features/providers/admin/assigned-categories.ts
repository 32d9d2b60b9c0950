import type { KnownCategories, KnownCategory } from "../../categories/look-up-categories.ts";

export type AssignedCategory = { category_id: number; subcategory_id: number | null };

type CategoryIds = { category_ids: readonly number[]; subcategory_ids: readonly number[] };

/** Primary first. */
export function assignedCategoriesOf(
  { category_ids, subcategory_ids }: CategoryIds,
  known: Pick<KnownCategories, "byId">,
): AssignedCategory[] {
  return category_ids.map((category_id) => {
    const category = known.byId.get(category_id);
    return { category_id, subcategory_id: (category && chosenIn(category, subcategory_ids)?.id) ?? null };
  });
}

export function chosenIn({ subcategories }: KnownCategory, chosen: readonly number[]) {
  return subcategories.find(({ id }) => chosen.includes(id));
}
