import { expect, test } from "vitest";
import { assignedCategoriesOf } from "./assigned-categories.ts";

const byId = new Map(
  [
    {
      id: 1,
      name: "Photographers",
      slug: "photographers",
      subcategories: [
        { id: 101, name: "Documentary" },
        { id: 102, name: "Studio" },
      ],
    },
    { id: 6, name: "Caterers", slug: "caterers", subcategories: [{ id: 601, name: "Buffets" }] },
    { id: 9, name: "Bands and live music", slug: "bands", subcategories: [] },
  ].map((each) => [each.id, each]),
);

test("the categories and subcategories of a row are read as one each, the primary category first", () => {
  expect(assignedCategoriesOf({ category_ids: [6, 9, 1], subcategory_ids: [102] }, { byId })).toEqual([
    { category_id: 6, subcategory_id: null },
    { category_id: 9, subcategory_id: null },
    { category_id: 1, subcategory_id: 102 },
  ]);
  expect(assignedCategoriesOf({ category_ids: [], subcategory_ids: [] }, { byId })).toEqual([]);
});

test("an unknown category is assigned without a subcategory", () => {
  expect(assignedCategoriesOf({ category_ids: [77], subcategory_ids: [101] }, { byId })).toEqual([
    { category_id: 77, subcategory_id: null },
  ]);
});
