import { accountMessages } from "../../contract/accounts/calls.ts";
import type { ProfilePayload } from "../../contract/providers/my-schema.ts";
import type { KnownCategories } from "../categories/look-up-categories.ts";
import type { AssignedCategory } from "./admin/assigned-categories.ts";

export type CategorySelection = Pick<
  ProfilePayload,
  "primary_category_id" | "additional_categories" | "selected_subcategories"
>;

/**
 * Primary first; fields not sent stay; without a primary category the first additional one becomes it [providers-12].
 */
export function chooseCategories(
  choice: CategorySelection,
  assigned: readonly AssignedCategory[],
  known: KnownCategories,
): { assigned: AssignedCategory[]; fieldErrors: Record<string, string> } {
  const fieldErrors: Record<string, string> = {};
  const ids = chosenIds(choice, assigned);
  const stranger = (id: number) => !known.byId.has(id);
  if (choice.primary_category_id != null && stranger(choice.primary_category_id)) {
    fieldErrors["primary_category_id"] = accountMessages.category_unknown;
  }
  if (choice.additional_categories?.some(stranger)) {
    fieldErrors["additional_categories"] = "Choose categories from the list.";
  }
  const selected = choice.selected_subcategories ?? {};
  for (const [id, name] of Object.entries(selected)) {
    if (name && !ids.includes(Number(id))) {
      fieldErrors["selected_subcategories"] = "Choose subcategories of your own categories only.";
    }
  }
  const after = ids.map((category_id): AssignedCategory => {
    const name = selected[category_id]?.trim();
    const before = assigned.find((each) => each.category_id === category_id)?.subcategory_id ?? null;
    if (selected[category_id] === undefined) return { category_id, subcategory_id: before };
    if (!name) return { category_id, subcategory_id: null };
    const result = known.byId.get(category_id)?.subcategories.find((each) => each.name === name);
    if (!result) fieldErrors["selected_subcategories"] ??= "Choose a subcategory from the list.";
    return { category_id, subcategory_id: result?.id ?? null };
  });
  return { assigned: after, fieldErrors };
}

function chosenIds(
  { primary_category_id, additional_categories }: CategorySelection,
  assigned: readonly AssignedCategory[],
): number[] {
  const before = assigned.map(({ category_id }) => category_id);
  const primary = primary_category_id === undefined ? before[0] : primary_category_id;
  const additional = additional_categories ?? before.slice(1);
  return [...new Set(primary == null ? additional : [primary, ...additional])];
}
