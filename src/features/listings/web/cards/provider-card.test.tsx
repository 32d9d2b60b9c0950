import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { CardProvider } from "./card-provider.ts";
import { ProviderCardView } from "./provider-card.tsx";

const plain: CardProvider = {
  id: "0190f8a4-0000-7000-8000-000000000001",
  business_name: "Zanele Photography",
  kind: "Photographers · Documentary, also Videographers",
  city: null,
  province: null,
  rating: 0,
  review_count: 0,
  price_range: [],
  typical_price: null,
  typical_price_for: null,
  guests_max: null,
  line: "Forty shades of foundation.",
  badge: null,
  logo: null,
  banner: null,
};

function wordsOf(facts: Partial<CardProvider>): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ProviderCardView provider={{ ...plain, ...facts }} sizes="10rem" />
    </MemoryRouter>,
  );
  return markup.replaceAll(/<[^>]*>/g, " ").replaceAll(/[\s\u00a0]+/g, " ");
}

test.each([
  ["how it speaks of itself", {}, "Forty shades of foundation."],
  ["what is done", {}, "Photographers · Documentary, also Videographers"],
  ["the typical price", { typical_price: 12_500 }, "R 12 500 typical wedding"],
  [
    "what that includes",
    { typical_price: 12_500, typical_price_for: "Full day, 9 hours" },
    "R 12 500 Full day, 9 hours",
  ],
  [
    "the price level without one",
    { price_range: ["$", "$$"] },
    "Price on request Price range: Budget to Moderate $–$$",
  ],
  ["that there is no price", {}, "Price on request"],
  ["how far it is", { line: "About 45 km away" }, "About 45 km away"],
  ["its badge", { badge: "verified" }, "Verified"],
  ["that there are no reviews", {}, "No reviews yet"],
] satisfies [string, Partial<CardProvider>, string][])("a card says %s", (_, facts, words) => {
  expect(wordsOf(facts)).toContain(words);
});

test("a price level is never shown with a price in rand", () => {
  const words = wordsOf({ typical_price: 900, price_range: ["$$$$"] });
  expect(words).not.toContain("on request");
  expect(words).not.toContain("$");
});

test("a card does not mention a badge that is not granted yet", () => {
  expect(wordsOf({})).not.toMatch(/Verified|Trusted/);
});
