import { sql, type SQL } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import { rows, type Database } from "../../platform/database.ts";
import { isByCategory, matching, rowsOf, type ListFilter } from "./store-matching.ts";
import { distanceOf } from "./store-near.ts";

/** The orders of lists [browse-5], each to the letter of its index; the id decides between equals, so that pages never overlap. */
const orders: Record<Exclude<SortOrder, "distance">, SQL> = {
  rating: sql.raw("trust_score desc nulls last, google_rating desc nulls last, provider_id"),
  trust: sql.raw("trust_score desc nulls last, provider_id"),
  reviews: sql.raw("review_standing desc nulls last, review_total desc nulls last, provider_id"),
  price: sql.raw("price_rank, trust_score desc nulls last, provider_id"),
};

/** The nearest first is an order of lists near a place; of equally near ones the usual order decides. */
function orderedBy(order: SortOrder, { near }: ListFilter): SQL {
  if (order !== "distance") return orders[order];
  return near ? sql`${distanceOf(near)} nulls last, ${orders.rating}` : orders.rating;
}

/** One page of a list. */
export type ListPart = {
  order: SortOrder;
  limit: number;
  offset: number;
  /** True where so many match that a page is found sooner by walking the order. */
  areMany?: boolean;
};

/** The ids of a page with their places in it, as SQL: found in the slim listing. */
export function pageOf(filter: ListFilter, { order, limit, offset, areMany = false }: ListPart): SQL {
  const ordered = orderedBy(order, filter);
  const isWalked = filter.near ? areMany && !isByCategory(filter) : true;
  return sql`select provider_id, row_number() over (order by ${ordered}) as place_in_list
    from ${isWalked ? sql`listing where ${matching(filter)}` : rowsOf(filter)} order by ${ordered} limit ${limit} offset ${offset}`;
}

/** The ids of one page of a list, in its order. */
export async function listIds(db: Database, filter: ListFilter, part: ListPart): Promise<string[]> {
  const found = await rows<{ provider_id: string }>(db, sql`${pageOf(filter, part)}`);
  return found.map(({ provider_id }) => provider_id);
}

/** The same with how many the list has in all, by one look at each that matches. */
export async function listIdsCounted(
  db: Database,
  filter: ListFilter,
  { order, limit, offset }: ListPart,
): Promise<{ ids: string[]; total: number }> {
  const [found] = await rows<{ ids: string[] | null; total: number }>(
    db,
    sql`select (array_agg(provider_id order by ${orderedBy(order, filter)}))[${offset + 1}::int:${offset + limit}::int] as ids,
        count(*)::int as total
      from ${rowsOf(filter)}`,
  );
  return { ids: found?.ids ?? [], total: found?.total ?? 0 };
}

/** How many providers match, exactly. */
export async function countMatches(db: Database, filter: ListFilter): Promise<number> {
  const [answer] = await rows<{ total: number }>(db, sql`select count(*)::int as total from ${rowsOf(filter)}`);
  return answer?.total ?? 0;
}
