import type { Context } from "../../platform/context.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { listNewestRows } from "./store.ts";

/** By first publication, newest first [visitors-32]. */
export async function listNewestProviders(ctx: Context, count: number) {
  const [{ all }, newest] = await Promise.all([lookUpCategories(ctx), listNewestRows(ctx.db, count)]);
  const names = new Map(all.map(({ id, name }) => [id, name]));
  return newest.flatMap(({ category_ids: [primary], published_at, ...each }) =>
    published_at === null ? [] : [{ ...each, published_at, category_name: names.get(primary ?? 0) ?? null }],
  );
}
