import * as calls from "../../contract/categories/schema.ts";
import type { Router } from "../../platform/http/router.ts";
import { listCategoriesWithCounts } from "./list-categories-with-counts.ts";
import { listCategories } from "./list-categories.ts";

/** Rule [browse-17]. */
export function registerCategories(router: Router): void {
  router.bind(calls.listCategoriesRoute, listCategories);
  router.bind(calls.listCategoriesWithCountsRoute, listCategoriesWithCounts);
}
