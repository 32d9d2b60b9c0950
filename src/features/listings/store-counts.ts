import { sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { containing } from "../../platform/like-pattern.ts";
import type { ListFilter } from "./store-matching.ts";

/**
 * The name under which a list's total is kept, as `counted_of` of the database gives it: of a list by category, province and verified, in
 * any combination, or by one subcategory; null for any other.
 */
export function keptName({
  category_id,
  province,
  is_verified,
  subcategory_ids,
  ...others
}: ListFilter): string | null {
  if (Object.keys(others).length > 0) return null;
  if (!subcategory_ids) {
    const category = category_id === undefined ? [] : [`category ${category_id}`];
    return [...category, ...(province ? [province] : []), ...(is_verified ? ["verified"] : [])].join(" ");
  }
  // Whoever has a subcategory has its category.
  const [id, ...more] = subcategory_ids;
  return more.length > 0 || province || is_verified ? null : `subcategory ${id}`;
}

/** The query for the total of a list that is kept under a name. */
export function keptTotal(name: string): SQL {
  return sql`select coalesce(sum(total), 0)::int as total from listing_count where kind = 'list' and name = ${name}`;
}

/** That total, exactly. */
export async function readKept(db: Database, name: string): Promise<number> {
  const [found] = await rows<{ total: number }>(db, sql`${keptTotal(name)}`);
  return found?.total ?? 0;
}

/** The words that contain a text are told where they are no more than so many. */
const names_max = 32;

/**
 * Of each of some texts without spaces, how many words that occur contain it, in how many listed businesses each, and the most of one; and
 * which words these are, if they are few: null otherwise.
 */
export async function listOccurrences(
  db: Database,
  parts: readonly string[],
): Promise<{ part: string; names: string[] | null; total: number; most: number }[]> {
  return rows(
    db,
    sql`select part, coalesce(sum(total), 0)::int as total, coalesce(max(total), 0)::int as most,
        case when count(name) <= ${names_max} then coalesce(array_agg(name) filter (where name is not null), '{}') end as names
      from unnest(${sql.param(parts)}::text[], ${sql.param(parts.map(containing))}::text[]) as sought (part, pattern)
      left join lateral (select name, sum(total) as total from listing_count
        where kind = 'word' and name like pattern group by name having sum(total) > 0) as word on true
      group by part`,
  );
}

/**
 * The words that occur and resemble each of some others, the most alike first, with how alike they are (0 to 1). The threshold is a setting of
 * the transaction, because the index reads it from there; and the planner, which takes the comparison for far cheaper than it is, is told to
 * use the index.
 */
export async function listAlikeWords(
  db: Database,
  words: readonly string[],
  likeness_min: number,
): Promise<{ word: string; alike: string; likeness: number }[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness_min)}, true),
      set_config('enable_seqscan', 'off', true)`);
    return rows(
      tx as unknown as Database,
      sql`select word, name as alike, word_similarity(word, name) as likeness
        from unnest(${sql.param(words)}::text[]) as sought (word)
        cross join lateral (select name from listing_count where kind = 'word' and name %> word
          group by name having sum(total) > 0) as found
        order by likeness desc, name`,
    );
  });
}
