import type { Category } from "../../contract/categories/schema.ts";
import type { Context } from "../../platform/context.ts";
import { countProviders } from "./count-providers.ts";
import { lookUpCategories } from "./look-up-categories.ts";

/** Counts listed providers [browse-17]. */
export async function listCategoriesWithCounts(ctx: Context): Promise<{ categories: Category[] }> {
  const [{ all }, count] = await Promise.all([lookUpCategories(ctx), countProviders(ctx)]);
  return { categories: all.map(({ id, name, slug }) => ({ id, name, slug, provider_count: count(id) })) };
}
