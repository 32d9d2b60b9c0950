import type { ProfileCategory } from "../../../contract/providers/page-schema.ts";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import type { KnownCategories } from "../../categories/look-up-categories.ts";

export function presentCategories(
  { categories }: Pick<ProviderProfile, "categories">,
  known: Pick<KnownCategories, "byId">,
): ProfileCategory[] {
  return categories.flatMap(({ id, name, selected_subcategory: speciality }) => {
    const slug = known.byId.get(id)?.slug;
    return slug === undefined ? [] : [{ name, slug, speciality }];
  });
}
