import { sql } from "drizzle-orm";
import type { Province } from "../../contract/primitives.ts";
import { rows, type Database } from "../../platform/database.ts";
import { reaching, type NearFilter } from "./store-near.ts";

/**
 * Of each category how many listed providers reach a place, and the ids of the first so many in the usual order of lists near
 * a place: those based there come first. In one category, that of venues, nobody travels. Categories that nobody reaches are
 * left out.
 */
export async function listReach(
  db: Database,
  near: NearFilter,
  { best, resting_category_id }: { best: number; resting_category_id: number },
): Promise<{ category_id: number; total: number; ids: string[] }[]> {
  return rows(
    db,
    sql`select category_id, count(*)::int as total, (array_agg(provider_id order by is_based desc,
        trust_score desc nulls last, google_rating desc nulls last, provider_id))[1:${sql.raw(String(best))}] as ids
      from (
        select provider_id, trust_score, google_rating, unnest(category_ids) as category_id,
          ${reaching({ ...near, reaches: "based_near" })} as is_based
        from listing where ${reaching(near)}) as reached
      where is_based or category_id <> ${resting_category_id}
      group by category_id`,
  );
}

/** Of each category how many listed providers reach a place, as above, or are based in a province. */
export async function countCategories(
  db: Database,
  where: { near: NearFilter; resting_category_id: number } | { province: Province },
): Promise<{ category_id: number; total: number }[]> {
  if ("province" in where)
    return rows(
      db,
      sql`select id as category_id, sum(total)::int as total from category
        join listing_count on kind = 'list' and listing_count.name = 'category ' || id || ' ' || ${where.province}
        group by id`,
    );
  const { near, resting_category_id } = where;
  return rows(
    db,
    sql`select category_id, count(*)::int as total
      from (select unnest(category_ids) as category_id, ${reaching({ ...near, reaches: "based_near" })} as is_based
        from listing where ${reaching(near)}) as reached
      where is_based or category_id <> ${resting_category_id}
      group by category_id`,
  );
}
