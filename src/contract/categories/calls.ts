import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const listCategoriesCall: Call<"listCategories"> = {
  at: "get /api/categories",
  who: "anyone",
  cached: ["catalogue"],
};
export const listCategoriesWithCountsCall: Call<"listCategoriesWithCounts"> = {
  at: "get /api/categories/with-counts",
  who: "anyone",
  cached: ["catalogue"],
};
