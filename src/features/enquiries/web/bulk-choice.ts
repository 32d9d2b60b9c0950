import { isForVenues } from "../../../contract/categories/for-venues.ts";
import type { Category } from "../../../contract/categories/shapes.ts";
import type { BulkChoice } from "./bulk-values.ts";

/** Whether a category may be chosen: not while nobody is in it, nor when the couple has a venue and it is one for venues. */
export type CategoryState = "open" | "booked" | "empty";

type Known = Pick<Category, "id" | "slug" | "provider_count">;

/** Venues are booked for a couple that has one [enquiries-13]. */
export function categoryState(category: Known, hasVenue: boolean): CategoryState {
  if (hasVenue && isForVenues(category.slug)) return "booked";
  return category.provider_count === 0 ? "empty" : "open";
}

/** Which categories may be chosen, by their ids. */
export function openIds(categories: readonly Known[], hasVenue: boolean): number[] {
  return categories.filter((each) => categoryState(each, hasVenue) === "open").map(({ id }) => id);
}

/** What Select All takes: not those of which the couple has booked somebody, which it may still tick by hand [enquiries-36]. */
export function wantedIds(categories: readonly Known[], hasVenue: boolean, booked: ReadonlySet<number>): number[] {
  return openIds(categories, hasVenue).filter((id) => !booked.has(id));
}

/** What is sent: of the ticked categories those that may be chosen, and for a couple with a venue what stays out. */
export function choiceOf(categories: readonly Known[], ticked: readonly number[], hasVenue: boolean): BulkChoice {
  const selected = openIds(categories, hasVenue).filter((id) => ticked.includes(id));
  const excluded = hasVenue ? categories.filter(({ slug }) => isForVenues(slug)).map(({ id }) => id) : [];
  return { selected, excluded };
}
