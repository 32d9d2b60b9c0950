import { isForVenues } from "../../contract/categories/for-venues.ts";
import type { Context } from "../../platform/context.ts";
import type { KnownCategory } from "../categories/look-up-categories.ts";
import { listReachGroups } from "./store-place-pages.ts";
import { tallyReach, type ReachTally } from "./tally-reach.ts";

/** Who of a category reaches each place and is based in each province. Counted once and remembered until the catalogue changes. */
export async function countReach(
  { db, cache }: Pick<Context, "db" | "cache">,
  { id, slug }: Pick<KnownCategory, "id" | "slug">,
): Promise<ReachTally> {
  return cache.remember(`reach ${id}`, ["catalogue"], async () => {
    const has_travelling = !isForVenues(slug);
    return tallyReach(await listReachGroups(db, { category_id: id, has_travelling }));
  });
}
