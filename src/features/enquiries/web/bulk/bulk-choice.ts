import { isForVenues } from "../../../../contract/categories/for-venues.ts";
import type { Category } from "../../../../contract/categories/schema.ts";
import type { BulkChoice } from "./bulk-values.ts";

/** `booked`: a venue category for a couple that has a venue. */
export type CategoryState = "open" | "booked" | "empty";

type Known = Pick<Category, "id" | "slug" | "provider_count">;

/** A couple with a venue has booked venues [enquiries-13]. */
export function categoryState(category: Known, hasVenue: boolean): CategoryState {
  if (hasVenue && isForVenues(category.slug)) return "booked";
  return category.provider_count === 0 ? "empty" : "open";
}

export function openIds(categories: readonly Known[], hasVenue: boolean): number[] {
  return categories.filter((each) => categoryState(each, hasVenue) === "open").map(({ id }) => id);
}

/** Select All skips categories that the couple has booked, which stay selectable [enquiries-36]. */
export function wantedIds(categories: readonly Known[], hasVenue: boolean, booked: ReadonlySet<number>): number[] {
  return openIds(categories, hasVenue).filter((id) => !booked.has(id));
}

/** Ticked categories that are selectable; for a couple with a venue, also the excluded ones. */
export function choiceOf(categories: readonly Known[], ticked: readonly number[], hasVenue: boolean): BulkChoice {
  const selected = openIds(categories, hasVenue).filter((id) => ticked.includes(id));
  const excluded = hasVenue ? categories.filter(({ slug }) => isForVenues(slug)).map(({ id }) => id) : [];
  return { selected, excluded };
}
