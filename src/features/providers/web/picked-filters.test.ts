import { expect, test } from "vitest";
import { noFilters } from "./browse-filters.ts";
import { pickedFilters } from "./picked-filters.ts";

test("each chip says its filter and leads to the list without it", () => {
  const filters = {
    ...noFilters,
    category: "venues",
    verified: true,
    minTrustScore: 4,
    priceRanges: ["$", "$$", "$$$"] as const,
  };
  expect(pickedFilters(filters, "Venues")).toEqual([
    { label: "Venues", without: "/providers?verified=true&minTrustScore=4.0&priceRanges=$,$$,$$$" },
    { label: "Verified only", without: "/providers?category=venues&minTrustScore=4.0&priceRanges=$,$$,$$$" },
    { label: "4.0 and up", without: "/providers?category=venues&verified=true&priceRanges=$,$$,$$$" },
    { label: "$, $$ and $$$", without: "/providers?category=venues&verified=true&minTrustScore=4.0" },
  ]);
  expect(pickedFilters({ ...noFilters, sortBy: "price" }, "")).toEqual([]);
});
