import { asc, eq, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { category, subcategory } from "../../schema/categories.ts";

export async function listAll(db: Database) {
  return db
    .select({
      id: category.id,
      name: category.name,
      slug: category.slug,
      subcategory: { id: subcategory.id, name: subcategory.name },
    })
    .from(category)
    .leftJoin(subcategory, eq(subcategory.category_id, category.id))
    .orderBy(asc(category.position), asc(subcategory.position));
}

export async function listProviderCounts(db: Database): Promise<{ category_id: number; provider_count: number }[]> {
  return rows(
    db,
    sql`select id as category_id, count(assigned)::int as provider_count
      from category left join (select unnest(category_ids) as assigned from listing) as listed on assigned = id
      group by id`,
  );
}
