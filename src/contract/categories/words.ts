/** The calls about categories as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const listCategories = { method: "get", path: "/api/categories", who: "anyone", cached: ["catalogue"] } as const;

export const listCategoriesWithCounts = {
  method: "get",
  path: "/api/categories/with-counts",
  who: "anyone",
  cached: ["catalogue"],
} as const;
