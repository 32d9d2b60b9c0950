import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { availabilityRank, taken_rank } from "../calendars/store-availability.ts";
import type { ListPart } from "./store-ids.ts";
import { matching, type ListFilter } from "./store-matching.ts";
import { reachedBy, type NearFilter } from "./store-near.ts";
import { columnsFor, orderedBy } from "./store-orders.ts";

/**
 * The ids of one page of a list near a place, those based there first and each group in its order, with how many it has in all: where few match
 * otherwise, each of these is looked at once, and tells how it reaches the place. Nobody else who is at home around it or travels to it is.
 */
export async function listFewNear(
  db: Database,
  filter: ListFilter & { near: NearFilter },
  { order, limit, offset }: ListPart,
): Promise<{ ids: string[]; total: number }> {
  const { near, dated, ...others } = filter;
  const reached = reachedBy(sql`listing where ${matching(others)}`, near, order === "distance");
  const rank = dated ? sql`, ${availabilityRank(dated)} as availability` : sql``;
  const isLeft = dated ? sql`availability <> ${sql.raw(String(taken_rank))}` : sql`true`;
  const [found] = await rows<{ ids: string[]; total: number }>(
    db,
    sql`with found as materialized (select * from (select provider_id, is_based, ${columnsFor(order, filter)}${rank} from ${reached}
        offset 0) as each where ${isLeft})
      select (select count(*) from found)::int as total,
        array(select provider_id::text from found order by is_based desc, ${orderedBy(order, filter)} limit ${limit} offset ${offset}) as ids`,
  );
  return found ?? { ids: [], total: 0 };
}
