import { href } from "react-router";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";

/** The form that asks many at once, about the place that a list is near and the date that it is for [enquiries-34]. */
export function askManyAddress({ near, within, date }: Pick<ListQuery, "near" | "within" | "date">): string {
  return href("/bulk-contact") + listQuery.write({ ...listQuery.empty, near, within, date });
}
