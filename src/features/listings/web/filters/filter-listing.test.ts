import { describe, expect, test } from "vitest";
import { filterListing, type ListedProvider, type ListingChoice } from "./filter-listing.ts";

const everything: ListingChoice = { search: "", priceRanges: [], sortBy: "rating" };

function provider(business_name: string, facts: Partial<ListedProvider> = {}): ListedProvider {
  return {
    id: business_name,
    business_name,
    contact_person: "Nomsa Khumalo",
    category_name: "Florists",
    kind: "Florists",
    city: "Durban",
    province: "KwaZulu-Natal",
    rating: 0,
    review_count: 0,
    trust_score: 0,
    google_rating: null,
    google_review_count: null,
    facebook_review_count: null,
    ratings_recorded: false,
    keywords: [],
    price_range: [],
    line: null,
    typical_price: null,
    typical_price_for: null,
    guests_max: null,
    badge: null,
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
    provider("Protea & Co", { contact_person: "Anél Botha", city: "Cape Town", keywords: ["Rustic", "Fynbos"] }),
    provider("Karoo Blooms", { contact_person: "Thabo Nkosi", city: "Graaff-Reinet", category_name: "Decor & Hire" }),
  ];
  test.each([
    ["protea", ["Protea & Co"]],
    ["THABO", ["Karoo Blooms"]],
    ["florist", ["Protea & Co"]],
    ["reinet", ["Karoo Blooms"]],
    ["anel", ["Protea & Co"]],
    ["rustic", ["Protea & Co"]],
    ["  karoo  blooms ", ["Karoo Blooms"]],
    ["oo", ["Karoo Blooms"]],
    ["KwaZulu", []],
    ["", ["Karoo Blooms", "Protea & Co"]],
  ])("for %j finds %j", (search, result) => {
    expect(names(providers, { search })).toEqual(result);
  });
});

describe("the price filter", () => {
  const providers = [
    provider("Low", { price_range: ["$", "$$"] }),
    provider("High", { price_range: ["$$$", "$$$$"] }),
    provider("Unsaid"),
  ];
  test.each([
    [[], ["High", "Low", "Unsaid"]],
    [["$"], ["Low", "Unsaid"]],
    [
      ["$$", "$$$"],
      ["High", "Low", "Unsaid"],
    ],
    [["$$$$"], ["High", "Unsaid"]],
  ] as [ListingChoice["priceRanges"], string[]][])("%j keeps %j", (priceRanges, saved) => {
    expect(names(providers, { priceRanges })).toEqual(saved);
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

  test("by reviews puts recorded counts before typed ones, whatever was typed", () => {
    const some = [
      provider("Typed a million", { google_review_count: 1_000_000 }),
      provider("Typed nine", { facebook_review_count: 9 }),
      provider("Recorded two", { google_review_count: 2, ratings_recorded: true }),
      provider("Recorded none", { ratings_recorded: true }),
    ];
    expect(names(some, { sortBy: "reviews" })).toEqual([
      "Recorded two",
      "Recorded none",
      "Typed a million",
      "Typed nine",
    ]);
  });

  test("by price puts the more trusted of a tier first", () => {
    const some = [
      provider("A", { price_range: ["$"], trust_score: 1 }),
      provider("B", { price_range: ["$", "$$"], trust_score: 2 }),
    ];
    expect(names(some, { sortBy: "price" })).toEqual(["B", "A"]);
  });

  test("puts those that are alike by their ids, and leaves the given list untouched", () => {
    const alike = [provider("Z"), provider("Y"), provider("X")];
    expect(names(alike, {})).toEqual(["X", "Y", "Z"]);
    expect(alike.map(({ id }) => id)).toEqual(["Z", "Y", "X"]);
  });
});
