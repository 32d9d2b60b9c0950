import { expect, test } from "vitest";
import { Refusal } from "../../platform/refusal.ts";
import { readBrowseQuery, readHomeQuery, readOldDirectoryQuery } from "./read-list-query.ts";

const read = (query: string) => readBrowseQuery(new URLSearchParams(query));

test.each([
  ["", {}],
  ["search=&category=&province=&city=&priceFrom=0&priceTo=0", {}],
  ["minTrustScore=0&sortBy=rating&verified=false&page=1&limit=7", {}],
  ["minTrustScore=4.50&sortBy=trust&search=%20rose%20", { minTrustScore: 4.5, sortBy: "trust", search: "rose" }],
  ["priceRanges=$&priceRanges=$$", { priceRanges: ["$", "$$"] }],
  ["priceRanges=%24%24%24%2C%24%24%2C%24%24", { priceRanges: ["$$", "$$$"] }],
  ["facts=chapel&facts=boho,afrikaans&guests=80", { facts: ["afrikaans", "boho", "chapel"], guests: 80 }],
  ["priceFrom=9000&priceTo=2500", { priceFrom: 2_500, priceTo: 9_000 }],
  ["priceFrom=9000&priceTo=0", { priceFrom: 9_000 }],
  ["verified=false&verified=true", { verified: true }],
  ["page=2&utm_source=letter", { page: 2 }],
  ["province=gauteng&category=Photographers", { province: "Gauteng", category: "photographers" }],
  ["province=kwazulu-natal", { province: "KwaZulu-Natal" }],
])("the browse page reads ?%s as %j", (query, filters) => {
  expect(read(query)).toEqual(filters);
});

test.each([
  ["", {}],
  ["verified=true&page=1&search=rose", {}],
  ["verified=false&city=Paarl&page=3", { verified: false, city: "Paarl", page: 3 }],
])("the older directory, whose box is ticked by default, reads ?%s as %j", (query, filters) => {
  expect(readOldDirectoryQuery(new URLSearchParams(query))).toEqual(filters);
});

test.each([
  ["search=rose&sortBy=price&page=2", {}],
  ["category=venues&sortBy=rating&page=1&city=Paarl", { category: "venues" }],
  ["category=venues&search=rose&page=2", { category: "venues", search: "rose", page: 2 }],
])("the front page reads ?%s as %j", (query, filters) => {
  expect(readHomeQuery(new URLSearchParams(query))).toEqual(filters);
});

test.each([
  ["priceTo=-5", "priceTo"],
  ["date=2027-02-30&flex=month", "date"],
  ["minTrustScore=abc", "minTrustScore"],
  ["minTrustScore=6", "minTrustScore"],
  ["priceRanges=cheap", "priceRanges"],
  ["facts=wifi", "facts"],
  ["guests=many", "guests"],
  ["sortBy=luck", "sortBy"],
  ["province=Atlantis", "province"],
  ["verified=perhaps", "verified"],
  ["sortBy=luck&guests=many&unread=place,city", "city,sortBy,guests"],
])("the browse page drops what it can't read of ?%s and names it: %s", (query, unread) => {
  const result = read(query);
  expect(result).toEqual({ unread });
  expect(read(String(new URLSearchParams({ unread })))).toEqual(result);
});

test.each([
  ["page=0", "page"],
  ["page=two", "page"],
])("the address ?%s is refused in a sentence that names %s", (query, name) => {
  const refusal = refusalOf(query);
  expect(refusal.status).toBe(400);
  expect(refusal.message).toContain(`“${name}”`);
  expect(Object.keys(refusal.fields ?? {})).toEqual([name]);
});

function refusalOf(query: string): Refusal {
  try {
    read(query);
  } catch (cause) {
    if (cause instanceof Refusal) return cause;
    throw cause;
  }
  throw new Error(`?${query} was read`);
}
