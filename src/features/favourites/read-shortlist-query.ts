import { shared_vendors_max } from "../../contract/favourites/calls.ts";
import { readVendors } from "../../contract/favourites/vendor-ids.ts";
import { calendarDate } from "../../contract/primitives.ts";
import { findPlace } from "../places/rules.ts";

export type ShortlistQuery = {
  /** Shared vendors in order; undefined for the visitor's own list. */
  vendors?: string[] | undefined;
  beyond?: number | undefined;
  /** Part of the list isn't valid ids, as in a truncated link. */
  isUnreadable?: true | undefined;
  date?: string | undefined;
  near?: string | undefined;
};

export function readShortlistQuery(address: URLSearchParams): ShortlistQuery {
  const named = readVendors(address, shared_vendors_max);
  const date = calendarDate.safeParse(address.get("date")).data;
  const near = findPlace(address.get("near") ?? "")?.slug;
  const onward = { ...(date !== undefined && { date }), ...(near !== undefined && { near }) };
  if (!named) return onward;
  const { vendors, beyond, isUnreadable } = named;
  return { vendors, ...(beyond > 0 && { beyond }), ...(isUnreadable && { isUnreadable }), ...onward };
}
