import { expect, test } from "vitest";
import type { KnownCategories, KnownCategory } from "../categories/look-up-categories.ts";
import { matchPlace, type ImportedLocation } from "./match-place.ts";
import { matchCategory } from "./read-categories.ts";
import { no_mapping } from "./read-mapping.ts";

const category = (id: number, slug: string, name: string, ...subcategories: string[]): KnownCategory => ({
  id,
  slug,
  name,
  subcategories: subcategories.map((each, index) => ({ id: id * 100 + index, name: each })),
});
const all = [
  category(1, "venues", "Venues", "Wine estates", "Beach venues"),
  category(2, "photographers", "Photographers", "Fine art"),
  category(11, "hair-and-makeup", "Hair & Makeup", "Bridal hair"),
  category(12, "bridal-wear", "Bridal Wear", "Dress hire"),
  category(17, "stationery-and-invitations", "Stationery & Invitations"),
];
const known: KnownCategories = {
  all,
  byId: new Map(all.map((each) => [each.id, each])),
  bySlug: new Map(all.map((each) => [each.slug, each])),
};

test.each([
  ["Venues", "venues", null, "name"],
  ["photographer", "photographers", null, "name"],
  ["hair and make-up", "hair-and-makeup", null, "spelling"],
  ["Hair &amp; Makeup", "hair-and-makeup", null, "name"],
  ["Wine Estate", "venues", "Wine estates", "name"],
  ["Venues: Beach venues", "venues", "Beach venues", "name"],
  ["Venues > Wine estates", "venues", "Wine estates", "name"],
  ["Venues > Castles", "venues", null, "name"],
  ["Wedding Photography", "photographers", null, "synonym"],
  ["Photograpers", "photographers", null, "spelling"],
  ["Bridal gowns", "bridal-wear", null, "synonym"],
])("the category %s", (name, slug, subcategory, by) => {
  expect(matchCategory(name, known, no_mapping)).toMatchObject({ category: { slug }, subcategory, by });
});

test.each(["Plumbers", "", "Misc", "Cats"])("%s is not a category", (name) => {
  expect(matchCategory(name, known, no_mapping)).toBeNull();
});

test("a mapping says which category a name means, or that it means none", () => {
  const mapping = { ...no_mapping, categories: { Snappers: "Photographers: Fine art", Venues: null } };
  expect(matchCategory("snappers", known, mapping)).toMatchObject({ subcategory: "Fine art", by: "mapping" });
  expect(matchCategory("Venues", known, mapping)).toBeNull();
});

const nowhere: ImportedLocation = { city: null, province: null, address: null, at: null };

test.each<[string, Partial<ImportedLocation>, { city: string | null; province: string | null; notes: number }]>([
  ["a town of one province", { city: "Paarl" }, { city: "Paarl", province: "Western Cape", notes: 1 }],
  ["with its province", { city: "Paarl", province: "WC" }, { city: "Paarl", province: "Western Cape", notes: 0 }],
  ["another name", { city: "Joburg", province: "Gauteng" }, { city: "Joburg", province: "Gauteng", notes: 0 }],
  ["nearly spelt so", { city: "Stelenbosch" }, { city: "Stellenbosch", province: "Western Cape", notes: 2 }],
  [
    "an address",
    { address: "12 Main Rd, Durban, South Africa" },
    { city: "Durban", province: "KwaZulu-Natal", notes: 2 },
  ],
  [
    "coordinates",
    { at: { latitude: -33.93, longitude: 18.86 } },
    { city: "Stellenbosch", province: "Western Cape", notes: 2 },
  ],
  [
    "an unknown town",
    { city: "Xyzzyville", province: "KZN" },
    { city: "Xyzzyville", province: "KwaZulu-Natal", notes: 1 },
  ],
  ["another country", { city: "Paarl", province: "California" }, { city: "Paarl", province: "Western Cape", notes: 1 }],
  ["nothing", {}, { city: null, province: null, notes: 1 }],
])("the place: %s", (_name, said, { notes, ...expected }) => {
  const result = matchPlace({ ...nowhere, ...said }, no_mapping);
  expect(result).toMatchObject(expected);
  expect(result.notes).toHaveLength(notes);
});

test("a mapping says which place is meant", () => {
  const mapping = { ...no_mapping, places: { "Joburg North": "Randburg" } };
  const result = matchPlace({ ...nowhere, city: "joburg north" }, mapping);
  expect(result).toMatchObject({ city: "Randburg", province: "Gauteng" });
});
