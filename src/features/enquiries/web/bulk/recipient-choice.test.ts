import { expect, test } from "vitest";
import type { BulkCandidate } from "../../../../contract/enquiries/bulk-schema.ts";
import { chooseAll, isTicked, readChoice, withoutRecipients } from "./recipient-choice.ts";

function candidate(id: string, serves_venue = true): BulkCandidate {
  const place = { city: null, province: null, price_from: null, typical_price: null, price_range: [] };
  return { id, business_name: `Business ${id}`, ...place, willing_to_travel: false, serves_venue };
}

const groups = [
  { category_id: 1, category: "Florists", providers: [candidate("a"), candidate("b", false)] },
  { category_id: 2, category: "Transport", providers: [candidate("c", false)] },
];

test("everybody who is shown gets it at first", () => {
  expect(readChoice(groups, {})).toMatchObject({ categories: 2, leftOut: [], total: 3 });
  expect(readChoice(groups, {}).ticked.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("a couple's own choice wins, either way", () => {
  expect(isTicked(candidate("b"), { b: true })).toBe(true);
  expect(isTicked(candidate("a"), { a: false })).toBe(false);
});

test("choosing all or none of a category leaves the others unchanged", () => {
  const all = chooseAll({ a: false }, groups[1]?.providers ?? [], true);
  expect(readChoice(groups, all)).toMatchObject({ categories: 2, leftOut: ["a"] });
  const none = chooseAll({}, groups[0]?.providers ?? [], false);
  expect(readChoice(groups, none)).toMatchObject({ categories: 1, leftOut: ["a", "b"] });
});

test("a chosen category without vendors is named", () => {
  const categories = [1, 2, 3, 4].map((id) => ({ id, name: `Category ${id}` }));
  expect(withoutRecipients(categories, [1, 3], groups)).toEqual(["Category 3"]);
});
