import { href } from "react-router";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";

/** Passes on the list's place and date [enquiries-34]. */
export function bulkContactAddress({ near, within, date }: Pick<ListQuery, "near" | "within" | "date">): string {
  return href("/bulk-contact") + listQuery.write({ ...listQuery.empty, near, within, date });
}
