import type { SQLWrapper } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import { prepared } from "../../platform/prepared.ts";
import type { ListFilter } from "./store-matching.ts";
import { orders } from "./store-orders.ts";

/**
 * The query for the ids of a page of one of the lists that are asked for most: of everybody in any order, of a category, or of a province of it, in the
 * usual one. An index has each order, so that it is walked whatever is asked for, and to plan it anew would take longer. Null for any other list.
 */
export function walkPlain(
  { category_id, province, ...others }: ListFilter,
  { order, limit, offset }: { order: SortOrder; limit: number; offset: number },
): SQLWrapper | null {
  if (Object.keys(others).length > 0 || order === "distance") return null;
  if (category_id === undefined)
    return province === undefined
      ? prepared`select provider_id from listing order by ${orders[order]} limit ${limit} offset ${offset}`
      : null;
  if (order !== "rating") return null;
  // `price_rank`, 1 to 5, is asked for because the indexes of the usual order are for who does
  return province === undefined
    ? prepared`select provider_id from listing_category where category_id = ${category_id} and price_rank > 0
        order by ${orders.rating} limit ${limit} offset ${offset}`
    : prepared`select provider_id from listing_category where category_id = ${category_id} and province = ${province}
        and price_rank > 0 order by ${orders.rating} limit ${limit} offset ${offset}`;
}
