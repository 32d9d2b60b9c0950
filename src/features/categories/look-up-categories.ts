import type { Context } from "../../platform/context.ts";
import { listAll } from "./store.ts";

type Subcategory = { id: number; name: string };

export type KnownCategory = { id: number; name: string; slug: string; subcategories: Subcategory[] };

/** Lookups need no database query. */
export type KnownCategories = {
  all: readonly KnownCategory[];
  byId: ReadonlyMap<number, KnownCategory>;
  bySlug: ReadonlyMap<string, KnownCategory>;
};

/** Reference data, read once and cached. */
export async function lookUpCategories({ db, cache }: Pick<Context, "db" | "cache">): Promise<KnownCategories> {
  return cache.remember("categories", ["categories"], async () => {
    const result = Map.groupBy(await listAll(db), ({ id }) => id);
    const all = [...result.values()].flatMap((each) => {
      const subcategories = each.flatMap(({ subcategory }) => subcategory ?? []);
      return each.slice(0, 1).map(({ id, name, slug }) => ({ id, name, slug, subcategories }));
    });
    return {
      all,
      byId: new Map(all.map((each) => [each.id, each])),
      bySlug: new Map(all.map((each) => [each.slug, each])),
    };
  });
}
