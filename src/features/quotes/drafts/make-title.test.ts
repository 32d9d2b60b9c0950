import { expect, test } from "vitest";
import { categoryKeywords } from "../../../contract/categories/category-keywords.ts";
import { services, makeTitle } from "./make-title.ts";

test.each([
  ["photographers", "2027-03-20", "Wedding photography, 20 March 2027"],
  ["djs-and-mcs", null, "Wedding DJ and MC"],
  ["new-category", "2027-03-20", "New Category, 20 March 2027"],
])("a quote of %s on %s begins as %s", (category_slug, day, title) => {
  expect(makeTitle({ category: "New Category", category_slug }, day)).toBe(title);
});

test("a quote without a category begins without a title", () => {
  expect(makeTitle({ category: null, category_slug: null }, "2027-03-20")).toBe("");
});

test("each category has a service", () => {
  expect(Object.keys(services).toSorted()).toEqual(Object.keys(categoryKeywords).toSorted());
});
