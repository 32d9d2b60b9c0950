import { expect, test } from "vitest";
import { categoryState, choiceOf, openIds, wantedIds } from "./bulk-choice.ts";

const categories = [
  { id: 1, slug: "venues", provider_count: 64 },
  { id: 2, slug: "photographers", provider_count: 88 },
  { id: 3, slug: "mobile-bars", provider_count: 0 },
  { id: 4, slug: "menswear", provider_count: 0 },
];

test("venues are open to a couple without one, and booked for a couple with one, also where nobody is in them", () => {
  expect(categories.map((each) => categoryState(each, false))).toEqual(["open", "open", "empty", "empty"]);
  expect(categories.map((each) => categoryState(each, true))).toEqual(["booked", "open", "empty", "empty"]);
});

test("Select All selects everything that may be chosen", () => {
  expect(openIds(categories, false)).toEqual([1, 2]);
  expect(openIds(categories, true)).toEqual([2]);
});

test("Select All leaves out what is booked, which may still be chosen", () => {
  expect(wantedIds(categories, false, new Set([2]))).toEqual([1]);
  expect(wantedIds(categories, true, new Set([1]))).toEqual([2]);
  expect(choiceOf(categories, [2], false).selected).toEqual([2]);
});

test("a venue category that was ticked before the couple was known is left out and excluded", () => {
  expect(choiceOf(categories, [1, 2, 3, 99], true)).toEqual({ selected: [2], excluded: [1] });
  expect(choiceOf(categories, [1, 2, 3, 99], false)).toEqual({ selected: [1, 2], excluded: [] });
});
