import { expect, test } from "vitest";
import { formatCategoryTitle } from "./format-category-title.ts";

test.each([
  ["Photographers", "Wedding Photographers in South Africa"],
  ["Wedding Planners", "Wedding Planners in South Africa"],
  ["Bridal Wear", "Bridal Wear in South Africa"],
  ["Marriage Officers", "Marriage Officers in South Africa"],
])("the category %s reads as %s", (name, line) => {
  expect(formatCategoryTitle(name)).toBe(line);
});

test("a province is named", () => {
  expect(formatCategoryTitle("Photographers", "KwaZulu-Natal")).toBe("Wedding Photographers in KwaZulu-Natal");
  expect(formatCategoryTitle("Vendors", "Limpopo")).toBe("Wedding Vendors in Limpopo");
});
