import { shared_vendors_max } from "../../contract/favourites/limits.ts";
import { readVendors } from "../../contract/favourites/vendor-ids.ts";
import { calendarDate } from "../../contract/primitives.ts";
import { findPlace } from "../places/rules.ts";

/** What the address of a shortlist says. */
export type ShortlistQuery = {
  /** The vendors that are shared, in their order; undefined where the address shares none: the page is about the visitor's own. */
  vendors?: string[] | undefined;
  /** How many vendors are beyond what a link may hold. */
  beyond?: number | undefined;
  /** Part of the list is no id, as in a link that was cut off. */
  isUnreadable?: true | undefined;
  date?: string | undefined;
  near?: string | undefined;
};

/** Reads the address of a shortlist. What can't be read is left out: the page says so. */
export function readShortlistQuery(address: URLSearchParams): ShortlistQuery {
  const named = readVendors(address, shared_vendors_max);
  const date = calendarDate.safeParse(address.get("date")).data;
  const near = findPlace(address.get("near") ?? "")?.slug;
  const onward = { ...(date !== undefined && { date }), ...(near !== undefined && { near }) };
  if (!named) return onward;
  const { vendors, beyond, isUnreadable } = named;
  return { vendors, ...(beyond > 0 && { beyond }), ...(isUnreadable && { isUnreadable }), ...onward };
}
