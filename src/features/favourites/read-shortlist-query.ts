import { shared_vendors_max } from "../../contract/favourites/limits.ts";
import { readVendorIds } from "../../contract/favourites/vendor-ids.ts";
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
  const parts = address
    .getAll("vendors")
    .flatMap((text) => text.split(","))
    .filter((part) => part.trim() !== "");
  const ids = readVendorIds(parts.join(","));
  const date = calendarDate.safeParse(address.get("date")).data;
  const near = findPlace(address.get("near") ?? "")?.slug;
  const onward = { ...(date !== undefined && { date }), ...(near !== undefined && { near }) };
  if (parts.length === 0) return onward;
  return {
    vendors: ids.slice(0, shared_vendors_max),
    ...(ids.length > shared_vendors_max && { beyond: ids.length - shared_vendors_max }),
    ...(parts.some((part) => readVendorIds(part).length === 0) && { isUnreadable: true }),
    ...onward,
  };
}
