import { asc, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { category, subcategory } from "../../schema/categories.ts";

/** Every category in its order. */
export async function listAll(db: Database) {
  return db
    .select({ id: category.id, name: category.name, slug: category.slug })
    .from(category)
    .orderBy(asc(category.position));
}

/** Every subcategory in its category's order. */
export async function listSubcategories(db: Database) {
  const { id, category_id, name, position } = subcategory;
  return db.select({ id, category_id, name }).from(subcategory).orderBy(asc(category_id), asc(position));
}

/** How many providers that lists show each category has, primary or additional: the total of that category's list. */
export async function listProviderCounts(db: Database): Promise<{ category_id: number; provider_count: number }[]> {
  return rows(
    db,
    sql`select id as category_id, count(held)::int as provider_count
      from category left join (select unnest(category_ids) as held from listing) as listed on held = id
      group by id`,
  );
}
