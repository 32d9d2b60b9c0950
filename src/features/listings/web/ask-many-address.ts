import { href } from "react-router";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";

/** The form that asks many at once, about the place that a list is near [enquiries-34]. */
export function askManyAddress({ near, within }: Pick<ListQuery, "near" | "within">): string {
  return href("/bulk-contact") + listQuery.write({ ...listQuery.empty, near, within });
}
