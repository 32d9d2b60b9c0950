import type { CategoryWithSubcategories } from "../../contract/categories/schema.ts";
import type { Context } from "../../platform/context.ts";
import { countProviders } from "./count-providers.ts";
import { lookUpCategories } from "./look-up-categories.ts";

export async function listCategories(ctx: Context): Promise<{ categories: CategoryWithSubcategories[] }> {
  const [{ all }, count] = await Promise.all([lookUpCategories(ctx), countProviders(ctx)]);
  return { categories: all.map((each) => ({ ...each, provider_count: count(each.id) })) };
}
