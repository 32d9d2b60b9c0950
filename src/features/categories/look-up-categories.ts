import type { Context } from "../../platform/context.ts";
import { listAll, listSubcategories } from "./store.ts";

type Subcategory = { id: number; name: string };

/** A category as other features know it. */
export type KnownCategory = { id: number; name: string; slug: string; subcategories: Subcategory[] };

/** All categories in their order, found by id or by slug without asking the database again. */
export type KnownCategories = {
  all: readonly KnownCategory[];
  byId: ReadonlyMap<number, KnownCategory>;
  bySlug: ReadonlyMap<string, KnownCategory>;
};

/** The categories. They are reference data, so they are read once and remembered. */
export async function lookUpCategories({ db, cache }: Pick<Context, "db" | "cache">): Promise<KnownCategories> {
  return cache.remember("categories", ["categories"], async () => {
    const [categories, subcategories] = await Promise.all([listAll(db), listSubcategories(db)]);
    const all = categories.map((each) => ({
      ...each,
      subcategories: subcategories
        .filter(({ category_id }) => category_id === each.id)
        .map(({ id, name }) => ({ id, name })),
    }));
    return {
      all,
      byId: new Map(all.map((each) => [each.id, each])),
      bySlug: new Map(all.map((each) => [each.slug, each])),
    };
  });
}
