import { asc, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { category, subcategory } from "../../schema/categories.ts";

/** Every category in its order. */
export async function listAll(db: Database) {
  return db.select({ id: category.id, name: category.name, slug: category.slug }).from(category).orderBy(asc(category.position));
}

/** Every subcategory in its category's order. */
export async function listSubcategories(db: Database) {
  const { id, category_id, name, position } = subcategory;
  return db.select({ id, category_id, name }).from(subcategory).orderBy(asc(category_id), asc(position));
}

/**
 * How many providers that lists show each category has, primary or additional; categories without any are absent.
 * Like sets of categories are counted first, so that the index alone answers, however large the catalogue is.
 */
export async function listProviderCounts(db: Database): Promise<{ category_id: number; provider_count: number }[]> {
  return rows(
    db,
    sql`select category_id, sum(providers)::int as provider_count
      from (
        select category_ids, count(*) as providers from listing group by category_ids
      ) as alike, unnest(category_ids) as category_id
      group by category_id`,
  );
}
