import { expect, test } from "vitest";
import { plainListQuery, providerQuery } from "./query-schema.ts";

test.each([
  ["", {}],
  ["verified=false&sortBy=rating&minTrustScore=0", {}],
  ["page=1", { page: 1, limit: 24 }],
  ["limit=24", { page: 1, limit: 24 }],
  ["page=2&limit=10", { page: 2, limit: 10 }],
  ["priceTo=0", { priceTo: 0 }],
  ["facts=chapel,afrikaans,chapel&guests=0", { facts: ["afrikaans", "chapel"] }],
  ["facts=", {}],
])("?%s asks the call for %j", (query, params) => {
  expect(plainListQuery(providerQuery.parse(Object.fromEntries(new URLSearchParams(query))))).toEqual(params);
});
