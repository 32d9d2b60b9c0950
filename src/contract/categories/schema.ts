import { z } from "zod";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Categories");

export const categorySlug = z.string().trim().min(1).max(80).describe("Category slug, as in URLs: `photographers`.");

/** Rule [browse-17]. */
export const categorySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    provider_count: z.int().describe("Published providers in the category, primary or additional."),
  })
  .meta({ id: "Category" });
export type Category = z.infer<typeof categorySchema>;

export const categoryWithSubcategories = categorySchema
  .extend({ subcategories: z.array(z.object({ id: z.int(), name: z.string() })) })
  .meta({ id: "CategoryWithSubcategories" });
export type CategoryWithSubcategories = z.infer<typeof categoryWithSubcategories>;

export const listCategoriesRoute = route(calls.listCategoriesCall, {
  name: "listCategories",
  summary: "List all categories with their subcategories",
  answer: z.object({ categories: z.array(categoryWithSubcategories) }),
});

export const listCategoriesWithCountsRoute = route(calls.listCategoriesWithCountsCall, {
  name: "listCategoriesWithCounts",
  summary: "List all categories with their number of published providers",
  answer: z.object({ categories: z.array(categorySchema) }),
});
