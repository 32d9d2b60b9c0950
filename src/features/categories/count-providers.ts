import type { Context } from "../../platform/context.ts";
import { listProviderCounts } from "./store.ts";

/** How many listed providers each category has, by its id: the total of that category's list [browse-17]. */
export async function countProviders({
  db,
  cache,
}: Pick<Context, "db" | "cache">): Promise<(category_id: number) => number> {
  const counts = await cache.remember("category counts", ["catalogue"], async () => {
    const found = await listProviderCounts(db);
    return new Map(found.map(({ category_id, provider_count }) => [category_id, provider_count]));
  });
  return (category_id) => counts.get(category_id) ?? 0;
}
