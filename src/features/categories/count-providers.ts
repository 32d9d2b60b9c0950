import type { Context } from "../../platform/context.ts";
import { listProviderCounts } from "./store.ts";

/** By category id, as in its list's total [browse-17]. */
export async function countProviders({
  db,
  cache,
}: Pick<Context, "db" | "cache">): Promise<(category_id: number) => number> {
  const counts = await cache.remember("category counts", ["catalogue"], async () => {
    const result = await listProviderCounts(db);
    return new Map(result.map(({ category_id, provider_count }) => [category_id, provider_count]));
  });
  return (category_id) => counts.get(category_id) ?? 0;
}
