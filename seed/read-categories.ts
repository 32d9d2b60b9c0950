import type { Database } from "../src/platform/database.ts";
import { category, subcategory } from "../src/schema/categories.ts";

/** The rows of the categories as the migrations made them. */
export interface CategoryRows {
  readonly categories: readonly (typeof category.$inferSelect)[];
  readonly subcategories: readonly (typeof subcategory.$inferSelect)[];
}

/** The categories by slug and name. */
export interface KnownCategories {
  /** Throws for a slug that no migration made. */
  readonly bySlug: (slug: string) => { id: number; name: string };
  /** Throws for a name that the category does not have; null for none asked. */
  readonly subcategoryId: (slug: string, name: string | null) => number | null;
}

/** Reads the rows of the categories. */
export async function readCategoryRows(tx: Database): Promise<CategoryRows> {
  return { categories: await tx.select().from(category), subcategories: await tx.select().from(subcategory) };
}

/** Reads the categories, to be looked up. */
export async function readCategories(tx: Database): Promise<KnownCategories> {
  return knownCategories(await readCategoryRows(tx));
}

/** Makes the categories of these rows to be looked up. */
export function knownCategories({ categories, subcategories }: CategoryRows): KnownCategories {
  const slugs = new Map(categories.map((row) => [row.slug, row]));
  const bySlug = (slug: string) => {
    const found = slugs.get(slug);
    if (!found) throw new Error(`no category "${slug}" in the database`);
    return found;
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
