import { expect, test } from "vitest";
import * as listQuery from "./list-query.ts";
import { providerQuery } from "./query-schema.ts";

test("the query and the schema that the server reads it by have the same keys", () => {
  expect(Object.keys(providerQuery.shape).toSorted()).toEqual([...listQuery.keys, "place", "page", "limit"].toSorted());
});

test("a query gets default values that change nothing, and nothing else", () => {
  expect(listQuery.withDefaults({ city: "Durban", search: undefined })).toEqual({ ...listQuery.empty, city: "Durban" });
  expect(listQuery.withDefaults({ page: 2 } as object)).toEqual(listQuery.empty);
});

test("a negative amount is ignored", () => {
  expect(listQuery.read(new URLSearchParams("priceFrom=-5&priceTo=-1&minTrustScore=-2"))).toEqual(listQuery.empty);
});

test("an address has a distance and the order by distance only with a place", () => {
  expect(listQuery.write({ ...listQuery.empty, within: 25, sortBy: "distance" })).toBe("");
});

test("an address has flexible dates only with a date", () => {
  expect(listQuery.write({ ...listQuery.empty, flex: "month" })).toBe("");
});

test("a written query is read back, and the server reads all of it", () => {
  const full: listQuery.ListQuery = {
    search: "café & co",
    category: "venues",
    subcategory: "wine-estates",
    province: "Western Cape",
    city: "Paarl",
    near: "paarl",
    within: 25,
    verified: true,
    minTrustScore: 3.5,
    priceRanges: ["$$", "$$$"],
    priceFrom: 5000,
    priceTo: 20_000,
    sortBy: "distance",
    date: "2027-03-20",
    flex: "month",
    facts: ["accommodation", "afrikaans"],
    guests: 120,
    prefer: "isiXhosa, Boho",
  };
  const address = new URLSearchParams(listQuery.write(full, 2));
  expect(listQuery.read(address)).toEqual(full);
  expect(providerQuery.parse(Object.fromEntries(address))).toEqual({ ...full, page: 2 });
});
