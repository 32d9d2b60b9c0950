import { describe, expect, test } from "vitest";
import { filterListing, type ListedProvider, type ListingChoice } from "./filter-listing.ts";

const everything: ListingChoice = { search: "", priceRanges: [], sortBy: "rating" };

function provider(business_name: string, facts: Partial<ListedProvider> = {}): ListedProvider {
  return {
    id: business_name,
    business_name,
    contact_person: "Nomsa Khumalo",
    category_name: "Florists",
    city: "Durban",
    province: "KwaZulu-Natal",
    rating: 0,
    review_count: 0,
    trust_score: 0,
    trust_tier: null,
    google_rating: null,
    google_review_count: null,
    facebook_review_count: null,
    price_range: [],
    badges: [],
    logo: null,
    banner: null,
    ...facts,
  };
}

function names(providers: ListedProvider[], choice: Partial<ListingChoice>) {
  return filterListing(providers, { ...everything, ...choice }).map(({ business_name }) => business_name);
}

describe("the search", () => {
  const providers = [
    provider("Protea & Co", { contact_person: "Anél Botha", city: "Cape Town" }),
    provider("Karoo Blooms", { contact_person: "Thabo Nkosi", city: "Graaff-Reinet", category_name: "Decor & Hire" }),
  ];
  test.each([
    ["protea", ["Protea & Co"]],
    ["THABO", ["Karoo Blooms"]],
    ["florist", ["Protea & Co"]],
    ["reinet", ["Karoo Blooms"]],
    ["anel", ["Protea & Co"]],
    ["  karoo  blooms ", ["Karoo Blooms"]],
    ["oo", ["Karoo Blooms"]],
    ["KwaZulu", []],
    ["", ["Protea & Co", "Karoo Blooms"]],
  ])("for %j finds %j", (search, found) => {
    expect(names(providers, { search })).toEqual(found);
  });
});

describe("the price filter", () => {
  const providers = [
    provider("Low", { price_range: ["$", "$$"] }),
    provider("High", { price_range: ["$$$", "$$$$"] }),
    provider("Unsaid"),
  ];
  test.each([
    [[], ["Low", "High", "Unsaid"]],
    [["$"], ["Low", "Unsaid"]],
    [
      ["$$", "$$$"],
      ["Low", "High", "Unsaid"],
    ],
    [["$$$$"], ["High", "Unsaid"]],
  ] as [ListingChoice["priceRanges"], string[]][])("%j keeps %j", (priceRanges, kept) => {
    expect(names(providers, { priceRanges })).toEqual(kept);
  });
});

describe("the order", () => {
  const providers = [
    provider("A", { trust_score: 3, google_rating: 4.9, google_review_count: 10, price_range: ["$$"] }),
    provider("B", { trust_score: 4, google_rating: 4.1, google_review_count: 5, facebook_review_count: 20 }),
    provider("C", { trust_score: 4, google_rating: 4.6, facebook_review_count: 12, price_range: ["$", "$$"] }),
    provider("D", { trust_score: 4, price_range: ["$$$$"] }),
  ];
  test.each([
    ["rating", ["C", "B", "D", "A"]],
    ["reviews", ["B", "C", "A", "D"]],
    ["price", ["C", "A", "D", "B"]],
  ] as [ListingChoice["sortBy"], string[]][])("by %s is %j", (sortBy, order) => {
    expect(names(providers, { sortBy })).toEqual(order);
  });

  test("keeps those that are alike as they were, and the given list untouched", () => {
    const alike = [provider("Z"), provider("Y"), provider("X")];
    expect(names(alike, {})).toEqual(["Z", "Y", "X"]);
    expect(alike.map(({ id }) => id)).toEqual(["Z", "Y", "X"]);
  });
});
