import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { CardProvider } from "./card-provider.ts";
import { ProviderCard } from "./provider-card.tsx";
import { ProviderGrid } from "./provider-grid.tsx";

const words = fc.oneof(fc.string(), fc.constantFrom("Rosé & Oak's 😀", "<b>“Protea”</b>", ""));
const picture = fc.record({
  url: fc.webPath().map((path) => `/media${path}`),
  srcset: words,
  width: fc.nat(),
  height: fc.nat(),
  placeholder: fc.constantFrom("", "#a0b1c2", "data:image/webp;base64,UklGRg=="),
});
const card: fc.Arbitrary<CardProvider> = fc.record(
  {
    id: fc.uuid(),
    business_name: words,
    kind: words,
    city: fc.option(words),
    province: fc.constantFrom(null, "Gauteng", "KwaZulu-Natal"),
    rating: fc.float({ min: 0, max: 5, noNaN: true }),
    review_count: fc.nat({ max: 3 }),
    trust_score: fc.float({ min: 0, max: 5, noNaN: true }),
    trust_tier: fc.constantFrom(null, "bronze", "silver", "gold", "platinum"),
    price_range: fc.subarray(["$", "$$", "$$$", "$$$$"]),
    price_from: fc.option(fc.nat()),
    about: fc.option(words),
    banner: fc.option(picture),
    badges: fc.subarray(["verified", "trusted"]),
    logo: fc.option(picture),
    told: words,
    query: fc.constantFrom("", "?date=2027-03-06&flex=weekend"),
  },
  { noNullPrototype: true },
) as fc.Arbitrary<CardProvider>;

const sizes = "(min-width: 76rem) 18rem, (min-width: 64rem) 33vw, (min-width: 38rem) 45vw, 92vw";

test("a card of the server's is the one that React makes of it, byte for byte", () => {
  fc.assert(
    fc.property(card, (provider) => {
      const shown = renderToString(<ProviderGrid providers={[provider]} place="beside" eager={0} />);
      const made = renderToString(
        <MemoryRouter>
          <ProviderCard provider={provider} sizes={sizes} hasHeart />
        </MemoryRouter>,
      );
      expect(shown).toContain(`<li>${made}</li>`);
    }),
    { numRuns: 60 },
  );
});
