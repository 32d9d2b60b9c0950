import { expect, test } from "vitest";
import { formatCategories } from "./format-categories.ts";

const category = (name: string, selected_subcategory: string | null = null) => ({
  id: name.length,
  name,
  selected_subcategory,
  subcategories: [],
});
const florist = category("Florists", "Bridal bouquets");
const decor = category("Decor & Hire");
const venue = category("Venues", "Wine estates");
const planner = category("Wedding Planners");

test.each([
  ["nothing chosen", [], null, "Wedding services"],
  ["a category", [decor], null, "Decor & Hire"],
  ["its speciality", [florist], null, "Florists · Bridal bouquets"],
  ["a further category", [florist, decor], null, "Florists · Bridal bouquets, Decor & Hire"],
  ["two further ones", [decor, florist, venue], null, "Decor & Hire, Florists, Venues"],
  ["more than two", [decor, florist, venue, planner], null, "Decor & Hire, Florists, Venues and 1 more"],
  ["the list's own category first", [florist, decor], "Decor & Hire", "Decor & Hire, Florists"],
  ["with its speciality", [decor, venue], "Venues", "Venues · Wine estates, Decor & Hire"],
  [
    "the usual order in a list of a category that it has not",
    [florist, decor],
    "Menswear",
    "Florists · Bridal bouquets, Decor & Hire",
  ],
])("a card shows %s", (_, categories, under, line) => {
  expect(formatCategories(categories, under)).toBe(line);
});
