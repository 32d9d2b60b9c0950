import { readVendors } from "../../contract/favourites/vendor-ids.ts";
import * as limits from "../../contract/limits.ts";
import { compared_vendors_max } from "../../contract/listings/limits.ts";
import { calendarDate } from "../../contract/primitives.ts";
import { readNearQuery } from "../places/read-near-query.ts";
import { correctNear } from "./search/resolve-near.ts";

export type CompareQuery = {
  vendors: readonly string[];
  isCut: true | undefined;
  hasStrange: true | undefined;
  date: string | undefined;
  near: string | undefined;
  within: number | undefined;
  lost: string | undefined;
};

/** Skips unreadable values, so that shared links never fail. A place is a slug or unambiguous name. */
export function readCompareQuery(address: URLSearchParams): CompareQuery {
  const { vendors = [], beyond = 0, isUnreadable = false } = readVendors(address, compared_vendors_max) ?? {};
  const typed = (address.get("near") ?? "").trim().slice(0, limits.search_length_max);
  const { place, unknown } = correctNear({ near: typed });
  const { near, within } = readNearQuery(
    new URLSearchParams({ near: place?.slug ?? "", within: address.get("within") ?? "" }),
  );
  const date = calendarDate.safeParse(address.get("date"));
  return {
    vendors,
    isCut: beyond > 0 || address.has("isCut") || undefined,
    hasStrange: isUnreadable || address.has("hasStrange") || undefined,
    date: date.success ? date.data : undefined,
    near,
    within,
    lost: (unknown ?? address.get("lost")?.slice(0, limits.search_length_max)) || undefined,
  };
}
