import { href } from "react-router";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";

/** The address of a page of the browse page. */
export function browseAddress(filters: ListQuery, page = 1): string {
  return href("/providers") + listQuery.write(filters, page);
}

/** Whether anything but category and page makes this list another one than search engines know [visitors-26]. */
export function isFiltered(filters: ListQuery): boolean {
  return browseAddress({ ...filters, category: "" }) !== browseAddress(listQuery.empty);
}

/** Whether anything is filtered out, in whatever order. */
export function isNarrowed(filters: ListQuery): boolean {
  return browseAddress({ ...filters, sortBy: listQuery.empty.sortBy }) !== browseAddress(listQuery.empty);
}
