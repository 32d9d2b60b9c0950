import * as calls from "../../contract/categories.ts";
import type { Door } from "../../platform/http/door.ts";
import { listCategoriesWithCounts } from "./list-categories-with-counts.ts";
import { listCategories } from "./list-categories.ts";

/** The calls about categories [browse-17]. */
export function registerCategories(door: Door): void {
  door.bind(calls.listCategories, listCategories);
  door.bind(calls.listCategoriesWithCounts, listCategoriesWithCounts);
}
