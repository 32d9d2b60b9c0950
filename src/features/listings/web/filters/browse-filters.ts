import { href } from "react-router";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";

export function browseAddress(filters: ListQuery, page = 1): string {
  return href("/providers") + listQuery.write(filters, page);
}

/** Whether filters beyond category and page make it a list that search engines don't know [visitors-26]. */
export function isFiltered(filters: ListQuery): boolean {
  return browseAddress({ ...filters, category: "" }) !== browseAddress(listQuery.empty);
}

/** Ignores the order. */
export function isNarrowed(filters: ListQuery): boolean {
  return browseAddress({ ...filters, sortBy: listQuery.empty.sortBy }) !== browseAddress(listQuery.empty);
}
