import { sql, type SQL } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import { rows, type Database } from "../../platform/database.ts";
import { availabilityRank, ranks_shown, type DateFilter } from "../calendars/store-availability.ts";
import { matching, type ListFilter } from "./store-matching.ts";
import { datedOrders, orders } from "./store-orders.ts";

/** From the cheapest to those without a price, as the listing ranks them. */
const price_ranks = [1, 2, 3, 4, 5];

/**
 * The ids of one page of a list for a date, of so many that their order is walked, since no index tells what each is on the day. In the usual
 * order each rank is walked for itself, the free ones first, until the page is full, and by price the same of each price; in the others, whose
 * equals are few, the ranks decide among these.
 */
export async function walkDated(
  db: Database,
  { dated, ...others }: ListFilter & { dated: DateFilter },
  { order, limit, offset }: { order: Exclude<SortOrder, "distance">; limit: number; offset: number },
): Promise<string[]> {
  const rank = availabilityRank(dated, sql`listing.provider_id`);
  const walk = async (which: SQL, ordered: SQL, wanted: number) => {
    const ranked = sql`(select *, ${rank} as availability from listing where ${matching(others)}) as listing`;
    const found = await rows<{ provider_id: string }>(
      db,
      sql`select provider_id from ${ranked} where ${which} order by ${ordered} limit ${wanted}`,
    );
    return found.map(({ provider_id }) => provider_id);
  };
  const wanted = limit + offset;
  const ranks = ranks_shown.map((each) => sql`availability = ${each}`);
  if (order === "trust" || order === "reviews")
    return (await walk(sql`(${sql.join(ranks, sql` or `)})`, datedOrders[order], wanted)).slice(offset);
  const steps =
    order === "rating"
      ? ranks
      : price_ranks.flatMap((price) => ranks.map((each) => sql`price_rank = ${price} and ${each}`));
  const ids: string[] = [];
  for (const step of steps) {
    if (ids.length < wanted) ids.push(...(await walk(step, orders[order], wanted - ids.length)));
  }
  return ids.slice(offset);
}
