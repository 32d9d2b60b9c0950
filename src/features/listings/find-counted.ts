import type { Context } from "../../platform/context.ts";
import { totalKey, totalTags } from "./count-list.ts";
import { countUpTo, listIdsCounted, type ListPart } from "./store-ids.ts";
import type { ListFilter } from "./store-matching.ts";

/**
 * A page of a list and how many it has, up to one more than `few`, in one look at each that matches. Once the total is remembered, and where there are more
 * than `few`, that is all it tells, and `ids` are null.
 */
export async function findCounted(
  { db, cache }: Pick<Context, "db" | "cache">,
  filter: ListFilter,
  part: ListPart,
  few: number,
): Promise<{ ids: string[] | null; total: number }> {
  let ids: string[] | null = null;
  const total = await cache.remember(totalKey(filter, few), totalTags(filter), async () => {
    if (part.limit === 0) return countUpTo(db, filter, few + 1);
    const page = await listIdsCounted(db, filter, part, few);
    ids = page.ids;
    return page.total;
  });
  return { ids, total };
}
