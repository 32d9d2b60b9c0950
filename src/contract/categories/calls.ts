export const listCategoriesCall = {
  method: "get",
  path: "/api/categories",
  who: "anyone",
  cached: ["catalogue"],
} as const;

export const listCategoriesWithCountsCall = {
  method: "get",
  path: "/api/categories/with-counts",
  who: "anyone",
  cached: ["catalogue"],
} as const;
