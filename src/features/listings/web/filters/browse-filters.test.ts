import { describe, expect, test } from "vitest";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import { browseAddress, isFiltered, isNarrowed } from "./browse-filters.ts";

const formWith = (entries: [string, string][]) => new URLSearchParams(entries);

describe("the address of the list", () => {
  test.each([
    [{}, "/providers"],
    [{ category: "venues" }, "/providers?category=venues"],
    [{ minTrustScore: 4, verified: true }, "/providers?verified=true&minTrustScore=4.0"],
    [{ priceRanges: ["$$", "$$$"] as const }, "/providers?priceRanges=$$,$$$"],
    [{ priceFrom: 5000, priceTo: 20_000 }, "/providers?priceFrom=5000&priceTo=20000"],
    [{ category: "venues", subcategory: "wine-estates" }, "/providers?category=venues&subcategory=wine-estates"],
    [{ sortBy: "price" as const, province: "Western Cape" }, "/providers?province=Western+Cape&sortBy=price"],
    [{ search: "café & co" }, "/providers?search=caf%C3%A9+%26+co"],
  ])("%j is read as %s", (change, address) => {
    expect(browseAddress({ ...listQuery.empty, ...change })).toBe(address);
  });

  test("names the page from the second on", () => {
    expect(browseAddress(listQuery.empty, 1)).toBe("/providers");
    expect(browseAddress({ ...listQuery.empty, category: "venues" }, 3)).toBe("/providers?category=venues&page=3");
  });
});

describe("the form", () => {
  test("as it is sent untouched filters nothing", () => {
    const untouched = formWith([
      ["search", ""],
      ["category", ""],
      ["province", ""],
      ["city", " "],
      ["minTrustScore", "0"],
      ["sortBy", "rating"],
    ]);
    expect(listQuery.read(untouched)).toEqual(listQuery.empty);
  });

  test("with everything chosen reads everything, the tiers cheapest first", () => {
    const full = formWith([
      ["search", " Zanele "],
      ["category", "photographers"],
      ["subcategory", "fine-art"],
      ["province", "Gauteng"],
      ["city", "Soweto"],
      ["near", "johannesburg"],
      ["within", "25"],
      ["verified", "true"],
      ["minTrustScore", "3.5"],
      ["priceRanges", "$$$"],
      ["priceRanges", "$"],
      ["priceFrom", "30000"],
      ["priceTo", "10000"],
      ["sortBy", "reviews"],
      ["date", "2027-03-20"],
      ["flex", "weekend"],
      ["facts", "chapel"],
      ["facts", "accommodation"],
      ["guests", " 120 "],
      ["prefer", "Boho"],
    ]);
    expect(listQuery.read(full)).toEqual({
      search: "Zanele",
      category: "photographers",
      subcategory: "fine-art",
      province: "Gauteng",
      city: "Soweto",
      near: "johannesburg",
      within: 25,
      verified: true,
      minTrustScore: 3.5,
      priceRanges: ["$", "$$$"],
      priceFrom: 10_000,
      priceTo: 30_000,
      sortBy: "reviews",
      date: "2027-03-20",
      flex: "weekend",
      facts: ["accommodation", "chapel"],
      guests: 120,
      prefer: "Boho",
    });
  });
});

test("a subcategory is nothing without its category", () => {
  expect(listQuery.read(new URLSearchParams("subcategory=fine-art"))).toEqual(listQuery.empty);
});

test("an order narrows nothing, everything else does", () => {
  expect(isNarrowed({ ...listQuery.empty, sortBy: "price" })).toBe(false);
  expect(isNarrowed({ ...listQuery.empty, category: "venues" })).toBe(true);
  expect(isNarrowed({ ...listQuery.empty, priceTo: 100 })).toBe(true);
});

test("an address and the filters read from it are equal", () => {
  const filters = {
    ...listQuery.empty,
    search: "a, b & c",
    verified: true,
    minTrustScore: 4.5,
    priceRanges: ["$", "$$"] as const,
  };
  const [, query] = browseAddress(filters).split("?");
  expect(listQuery.read(new URLSearchParams(query))).toEqual(filters);
  expect(listQuery.read(new URLSearchParams("sortBy=luck&minTrustScore=abc&priceRanges=cheap"))).toEqual(
    listQuery.empty,
  );
});

test("search engines index the categories, and no other filter or order", () => {
  expect(isFiltered(listQuery.empty)).toBe(false);
  expect(isFiltered({ ...listQuery.empty, category: "venues" })).toBe(false);
  expect(isFiltered({ ...listQuery.empty, province: "Gauteng" })).toBe(true);
  expect(isFiltered({ ...listQuery.empty, category: "venues", subcategory: "wine-estates" })).toBe(true);
  expect(isFiltered({ ...listQuery.empty, priceFrom: 5000 })).toBe(true);
  expect(isFiltered({ ...listQuery.empty, facts: ["boho"] })).toBe(true);
  expect(isFiltered({ ...listQuery.empty, guests: 80 })).toBe(true);
  expect(isFiltered({ ...listQuery.empty, sortBy: "price" })).toBe(true);
});
