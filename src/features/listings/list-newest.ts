import type { Context } from "../../platform/context.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { listNewestRows, type NewestRow } from "./store.ts";

/** A listed provider with what a feed says of it. */
export type NewestProvider = Omit<NewestRow, "category_id"> & { category_name: string | null };

/** The listed providers that were published last, the last one first: when each was published for the first time counts [visitors-32]. */
export async function listNewest(ctx: Context, count: number): Promise<NewestProvider[]> {
  const [{ all }, newest] = await Promise.all([lookUpCategories(ctx), listNewestRows(ctx.db, count)]);
  const names = new Map(all.map(({ id, name }) => [id, name]));
  return newest.map(({ category_id, ...each }) => ({
    ...each,
    category_name: category_id === null ? null : (names.get(category_id) ?? null),
  }));
}
