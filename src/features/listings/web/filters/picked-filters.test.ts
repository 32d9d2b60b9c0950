import { expect, test } from "vitest";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import { pickedFilters, formatRange } from "./picked-filters.ts";

test("a place has its name, and is removed with its distance and the order by distance", () => {
  const filters = { ...listQuery.empty, city: "Umhlanga", near: "durban", within: 50, sortBy: "distance" as const };
  expect(pickedFilters(filters, { category: "", subcategory: "", near: "Durban" })).toEqual([
    { name: "city", label: "In “Umhlanga”", without: "/providers?near=durban&within=50&sortBy=distance" },
    { name: "near", label: "Within 50 km of Durban", without: "/providers?city=Umhlanga" },
  ]);
});

test("each chip names its filter and links to the list without it", () => {
  const filters = {
    ...listQuery.empty,
    category: "venues",
    subcategory: "wine-estates",
    verified: true,
    minTrustScore: 4,
    priceRanges: ["$", "$$", "$$$"] as const,
    priceTo: 20_000,
  };
  const names = { category: "Venues", subcategory: "Wine estates" };
  const rest = "verified=true&minTrustScore=4.0&priceRanges=$,$$,$$$&priceTo=20000";
  const venues = "/providers?category=venues&subcategory=wine-estates";
  expect(pickedFilters(filters, names)).toEqual([
    { name: "category", label: "Venues", without: `/providers?${rest}` },
    { name: "subcategory", label: "Wine estates", without: `/providers?category=venues&${rest}` },
    {
      name: "verified",
      label: "Verified only",
      without: `${venues}&minTrustScore=4.0&priceRanges=$,$$,$$$&priceTo=20000`,
    },
    {
      name: "minTrustScore",
      label: "4.0 and up",
      without: `${venues}&verified=true&priceRanges=$,$$,$$$&priceTo=20000`,
    },
    { name: "priceRanges", label: "$, $$ and $$$", without: `${venues}&verified=true&minTrustScore=4.0&priceTo=20000` },
    {
      name: "price",
      label: "Up to R\u00a020\u00a0000",
      without: `${venues}&verified=true&minTrustScore=4.0&priceRanges=$,$$,$$$`,
    },
  ]);
  expect(pickedFilters({ ...listQuery.empty, sortBy: "price" }, names)).toEqual([]);
});

test("guests and each fact have a separate chip", () => {
  const filters = { ...listQuery.empty, guests: 120, facts: ["afrikaans", "step-free-access"] };
  expect(pickedFilters(filters, { category: "", subcategory: "" })).toEqual([
    { name: "guests", label: "For 120 guests", without: "/providers?facts=afrikaans,step-free-access" },
    { name: "facts", label: "Afrikaans", without: "/providers?facts=step-free-access&guests=120" },
    { name: "facts", label: "Step-free access", without: "/providers?facts=afrikaans&guests=120" },
  ]);
});

test.each([
  [5000, 20_000, "R\u00a05\u00a0000 to R\u00a020\u00a0000"],
  [5000, 0, "From R\u00a05\u00a0000"],
  [0, 20_000, "Up to R\u00a020\u00a0000"],
])("the span from %d to %d reads as %s", (from, to, words) => {
  expect(formatRange(from, to)).toBe(words);
});
