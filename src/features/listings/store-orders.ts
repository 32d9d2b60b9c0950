import { sql, type SQL } from "drizzle-orm";
import type { SortOrder } from "../../contract/choices.ts";
import type { ListFilter } from "./store-matching.ts";

/** The orders of lists [browse-5], each to the letter of its index; the id decides between equals, so that pages never overlap. */
const orders: Record<Exclude<SortOrder, "distance">, SQL> = {
  rating: sql.raw("trust_score desc nulls last, google_rating desc nulls last, provider_id"),
  trust: sql.raw("trust_score desc nulls last, provider_id"),
  reviews: sql.raw("review_standing desc nulls last, review_total desc nulls last, provider_id"),
  price: sql.raw("price_rank, trust_score desc nulls last, provider_id"),
};

/** The same for a date: in the usual order the free ones come first, in one that was chosen they do so among equals [calendars-7]. */
const datedOrders: typeof orders = {
  rating: sql.raw("availability, trust_score desc nulls last, google_rating desc nulls last, provider_id"),
  trust: sql.raw("trust_score desc nulls last, availability, provider_id"),
  reviews: sql.raw("review_standing desc nulls last, review_total desc nulls last, availability, provider_id"),
  price: sql.raw("price_rank, availability, trust_score desc nulls last, provider_id"),
};

/** The nearest first is an order of lists near a place, whose rows have `way_km`; of equally near ones the usual order decides. */
export function orderedBy(order: SortOrder, { near, dated }: ListFilter): SQL {
  const known = dated ? datedOrders : orders;
  if (order !== "distance") return known[order];
  return near ? sql`way_km nulls last, ${known.rating}` : known.rating;
}

/** What each order compares. */
const compared: typeof orders = {
  rating: sql.raw("trust_score, google_rating"),
  trust: sql.raw("trust_score"),
  reviews: sql.raw("review_standing, review_total"),
  price: sql.raw("price_rank, trust_score"),
};

/** What an order asks of a row beside its `provider_id`, so that an index that has it is read alone. */
export function columnsFor(order: SortOrder, { near }: ListFilter): SQL {
  if (order !== "distance") return compared[order];
  return near ? sql`${compared.rating}, way_km` : compared.rating;
}
