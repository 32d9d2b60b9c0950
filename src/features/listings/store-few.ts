import { sql, type SQL } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { availabilityRank, taken_rank } from "../calendars/store-availability.ts";
import type { ListPart } from "./store-ids.ts";
import { matching, type ListFilter } from "./store-matching.ts";
import { reachedBy, type NearFilter } from "./store-near.ts";
import { columnsFor, orderedBy } from "./store-orders.ts";
import { cardsOfPage, pageOf, readPage, type DatedCardRow, type PageOfCards } from "./store.ts";

/** A page of a list whose matches were all looked at, with how many there are in all. */
export type Counted = { cards: DatedCardRow[]; total: number };

/**
 * One page of a list near a place, those based there first and each group in its order, with how many it has in all: where few match
 * otherwise, each of these is looked at once, and tells how it reaches the place. Nobody else who is at home around it or travels to it is.
 */
export async function listFewNear(
  db: Database,
  filter: ListFilter & { near: NearFilter },
  part: ListPart,
): Promise<Counted> {
  const { near, dated: _dated, ...others } = filter;
  const { order } = part;
  const reached = reachedBy(sql`listing where ${matching(others)}`, near, order === "distance");
  const columns = sql`is_based, ${columnsFor(order, filter)}`;
  return listFew(db, filter, part, {
    from: reached,
    columns,
    ordered: sql`is_based desc, ${orderedBy(order, filter)}`,
  });
}

/** One page of rows that are called `listing`, given as what follows `from`, without those that are taken on the day asked for, and how many they are: in one query. */
export async function listFew(
  db: Database,
  { dated }: ListFilter,
  part: ListPart,
  { from, columns, ordered }: { from: SQL; columns: SQL; ordered: SQL },
): Promise<Counted> {
  const rank = dated ? sql`, ${availabilityRank(dated)} as availability` : sql``;
  const isLeft = dated ? sql`availability <> ${sql.raw(String(taken_rank))}` : sql`true`;
  const [found] = await rows<PageOfCards & { total: number }>(
    db,
    sql`with found as materialized (select * from (select provider_id, ${columns}${rank} from ${from} offset 0) as each where ${isLeft}),
        ${pageOf(sql`found`, ordered, part)}
      select (select count(*) from found)::int as total, ${cardsOfPage(dated)}`,
  );
  return { cards: await readPage(db, found), total: found?.total ?? 0 };
}
