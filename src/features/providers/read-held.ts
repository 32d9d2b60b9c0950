import type { KnownCategories, KnownCategory } from "../categories/look-up-categories.ts";

/** One category of a provider, with the subcategory that it chose there, if any. */
export type Held = { category_id: number; subcategory_id: number | null };

/** What a provider's row says of its categories. */
type Said = { category_ids: readonly number[]; subcategory_ids: readonly number[] };

/** The categories that a provider holds, the primary one first. */
export function heldOf({ category_ids, subcategory_ids }: Said, known: Pick<KnownCategories, "byId">): Held[] {
  return category_ids.map((category_id) => {
    const category = known.byId.get(category_id);
    return { category_id, subcategory_id: (category && chosenIn(category, subcategory_ids)?.id) ?? null };
  });
}

/** The subcategory of a category that is among the chosen ones: one at most is, and it belongs to no other category. */
export function chosenIn({ subcategories }: KnownCategory, chosen: readonly number[]) {
  return subcategories.find(({ id }) => chosen.includes(id));
}
