import type { Database } from "../src/platform/database/database.ts";
import { category, subcategory } from "../src/schema/categories.ts";

export interface KnownCategories {
  /** Throws for an unknown slug. */
  readonly bySlug: (slug: string) => { id: number; name: string };
  /** Throws for an unknown name; null for null. */
  readonly subcategoryId: (slug: string, name: string | null) => number | null;
}

export async function readCategories(tx: Database): Promise<KnownCategories> {
  const categories = await tx.select().from(category);
  const subcategories = await tx.select().from(subcategory);
  const slugs = new Map(categories.map((row) => [row.slug, row]));
  const bySlug = (slug: string) => {
    const result = slugs.get(slug);
    if (!result) throw new Error(`no category "${slug}" in the database`);
    return result;
  };
  const ids = new Map(subcategories.map(({ id, category_id, name }) => [`${category_id} ${name}`, id]));
  return {
    bySlug,
    subcategoryId: (slug, name) => {
      if (name === null) return null;
      const id = ids.get(`${bySlug(slug).id} ${name}`);
      if (id === undefined) throw new Error(`no subcategory "${name}" of "${slug}" in the database`);
      return id;
    },
  };
}
