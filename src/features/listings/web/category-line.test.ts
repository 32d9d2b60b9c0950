import { expect, test } from "vitest";
import { categoryLine } from "./category-line.ts";

test.each([
  ["Photographers", "Wedding Photographers in South Africa"],
  ["Wedding Planners", "Wedding Planners in South Africa"],
  ["Bridal Wear", "Bridal Wear in South Africa"],
  ["Marriage Officers", "Marriage Officers in South Africa"],
])("the category %s reads as %s", (name, line) => {
  expect(categoryLine(name)).toBe(line);
});

test("a province is named", () => {
  expect(categoryLine("Photographers", "KwaZulu-Natal")).toBe("Wedding Photographers in KwaZulu-Natal");
  expect(categoryLine("Vendors", "Limpopo")).toBe("Wedding Vendors in Limpopo");
});
