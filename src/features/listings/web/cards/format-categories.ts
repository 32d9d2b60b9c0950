import type { ProviderCard } from "../../../../contract/providers/schema.ts";

/** Above this, only their number is shown [browse-10]. */
const further_max = 2;

/**
 * `Florists · Bridal bouquets, Decor & Hire`: the list's category first.
 * @param under the category of the list
 */
export function formatCategories(categories: ProviderCard["categories"], under: string | null = null): string {
  const first = categories.find(({ name }) => name === under) ?? categories[0];
  if (!first) return "Wedding services";
  const { name, selected_subcategory } = first;
  const kind = selected_subcategory === null ? name : `${name} · ${selected_subcategory}`;
  const further = categories.filter((each) => each !== first).map((each) => each.name);
  if (further.length === 0) return kind;
  const named = further.slice(0, further_max).join(", ");
  const rest = further.length - further_max;
  return `${kind}, ${named}${rest > 0 ? ` and ${rest} more` : ""}`;
}
