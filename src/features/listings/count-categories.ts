import { venues_slug } from "../../contract/categories/for-venues.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import type { Context } from "../../platform/context.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import type { Where } from "./resolve-where.ts";
import { countCategories } from "./store-reach.ts";

/** How many of each category, by its id, the page of a place or province would list. One query, remembered until the catalogue changes. */
export async function countCategoriesAt(
  ctx: Pick<Context, "db" | "cache">,
  { slug, province, place }: Where,
): Promise<ReadonlyMap<number, number>> {
  const { bySlug } = await lookUpCategories(ctx);
  const near = { slug, within: listQuery.empty.within, has_travelling: true };
  const where = place ? { near, resting_category_id: bySlug.get(venues_slug)?.id ?? 0 } : { province };
  return ctx.cache.remember(`categories ${slug}`, ["catalogue"], async () => {
    const counted = await countCategories(ctx.db, where);
    return new Map(counted.map(({ category_id, total }) => [category_id, total]));
  });
}
