import { expect, test } from "vitest";
import { Refusal } from "../../platform/refusal.ts";
import { readListQuery } from "./read-list-query.ts";

const read = (query: string) => readListQuery(new URLSearchParams(query));

test.each([
  ["", {}],
  ["search=&category=&province=&city=&minTrustScore=0&sortBy=rating", { minTrustScore: 0, sortBy: "rating" }],
  ["priceRanges=$&priceRanges=$$", { priceRanges: ["$", "$$"] }],
  ["priceRanges=%24%24%2C%24%24%24", { priceRanges: ["$$", "$$$"] }],
  ["verified=false&verified=true", { verified: true }],
  ["verified=false", { verified: false }],
  ["page=2&utm_source=letter", { page: 2 }],
])("the address ?%s reads as %j", (query, filters) => {
  expect(read(query)).toEqual(filters);
});

test.each([
  ["page=0", "page"],
  ["page=two", "page"],
  ["minTrustScore=abc", "minTrustScore"],
  ["minTrustScore=6", "minTrustScore"],
  ["priceRanges=cheap", "priceRanges"],
  ["sortBy=luck", "sortBy"],
  ["province=Atlantis", "province"],
  ["verified=perhaps", "verified"],
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
