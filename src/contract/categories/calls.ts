export const listCategories = { method: "get", path: "/api/categories", who: "anyone", cached: ["catalogue"] } as const;

export const listCategoriesWithCounts = {
  method: "get",
  path: "/api/categories/with-counts",
  who: "anyone",
  cached: ["catalogue"],
} as const;
