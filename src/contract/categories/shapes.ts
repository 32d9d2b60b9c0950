import { z } from "zod";
import { call } from "../call.ts";
import * as words from "./words.ts";

export const categorySlug = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .meta({ description: "A category's slug, as in its address: `photographers`." });

/** Rule [browse-17]. */
export const category = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    provider_count: z.int().meta({ description: "Published providers that have it, primary or additional." }),
  })
  .meta({ id: "Category" });
export type Category = z.infer<typeof category>;

export const categoryWithSubcategories = category
  .extend({ subcategories: z.array(z.object({ id: z.int(), name: z.string() })) })
  .meta({ id: "CategoryWithSubcategories" });
export type CategoryWithSubcategories = z.infer<typeof categoryWithSubcategories>;

export const listCategories = call({
  ...words.listCategories,
  name: "listCategories",
  summary: "All categories with their subcategories",
  group: "Categories",
  status: 200,
  answer: z.object({ categories: z.array(categoryWithSubcategories) }),
});

export const listCategoriesWithCounts = call({
  ...words.listCategoriesWithCounts,
  name: "listCategoriesWithCounts",
  summary: "All categories with the number of published providers in each",
  group: "Categories",
  status: 200,
  answer: z.object({ categories: z.array(category) }),
});
