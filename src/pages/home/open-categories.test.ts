import { expect, test } from "vitest";
import { openCategories } from "./open-categories.ts";

const categories = [
  { name: "Venues", slug: "venues", total: 3, best: [] },
  { name: "Florists", slug: "florists", total: 2, best: [] },
  { name: "Caterers", slug: "caterers", total: 1, best: [] },
  { name: "Transport", slug: "transport", total: 0, best: [] },
];
const open = (plans: Parameters<typeof openCategories>[1]) => openCategories(categories, plans).map(({ slug }) => slug);

test("a category is open where a vendor reaches the venue and none is saved yet", () => {
  expect(open({ favourites: [], hasVenue: false })).toEqual(["venues", "florists", "caterers"]);
  expect(open({ favourites: [{ category_name: "Florists" }], hasVenue: false })).toEqual(["venues", "caterers"]);
  expect(open({ favourites: [{ category_name: null }], hasVenue: true })).toEqual(["florists", "caterers"]);
});
