import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { CardProvider } from "./card-provider.ts";
import { ProviderCard } from "./provider-card.tsx";

const plain: CardProvider = {
  id: "0190f8a4-0000-7000-8000-000000000001",
  business_name: "Zanele Photography",
  kind: "Photographers · Documentary, also Videographers",
  city: null,
  province: null,
  rating: 0,
  review_count: 0,
  trust_score: 0,
  trust_tier: null,
  price_range: [],
  price_from: null,
  about: "Forty shades of foundation.",
  badges: [],
  logo: null,
  banner: null,
};

/** What a card says, as somebody who sees it reads it: the words for screen readers are in it too. */
function wordsOf(facts: Partial<CardProvider>): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ProviderCard provider={{ ...plain, ...facts }} sizes="10rem" />
    </MemoryRouter>,
  );
  return markup.replaceAll(/<[^>]*>/g, " ").replaceAll(/[\s\u00a0]+/g, " ");
}

test.each([
  ["how it speaks of itself", {}, "Forty shades of foundation."],
  ["what is done", {}, "Photographers · Documentary, also Videographers"],
  ["a price from which on", { price_from: 12_500 }, "from R 12 500"],
  [
    "the tiers beside it",
    { price_from: 12_500, price_range: ["$$", "$$$"] },
    "from R 12 500 Price range: Moderate to Premium $$–$$$",
  ],
  ["the tiers alone", { price_range: ["$"] }, "Price range: Budget $"],
  ["that there is no price", {}, "Price on request"],
  ["how far it is", { told: "about 45 km away" }, "about 45 km away"],
  ["the trust score", { trust_score: 4.3 }, "Trust 4.3"],
  ["that there are no reviews", {}, "No reviews yet"],
] satisfies [string, Partial<CardProvider>, string][])("a card says %s", (_, facts, words) => {
  expect(wordsOf(facts)).toContain(words);
});

test("a price on request is said only where no price is", () => {
  expect(wordsOf({ price_from: 900 })).not.toContain("on request");
  expect(wordsOf({ price_range: ["$$$$"] })).not.toContain("on request");
});

test("a card says nothing of a trust that is not there yet", () => {
  expect(wordsOf({})).not.toContain("Trust");
});
