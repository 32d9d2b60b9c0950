import { expect, test } from "vitest";
import type { ProviderCard } from "../../../contract/providers/shapes.ts";
import { cardProvider, cardProviders } from "./card-provider.ts";

const provider = {
  categories: [],
  rating: 4.8461,
  trust_score: 4.25,
  badges: [],
  logo: null,
} as unknown as ProviderCard;
const logo = (...widths: number[]) => ({
  url: `/media/a-w${widths.at(-1)}.webp`,
  srcset: widths.map((width) => `/media/a-w${width}.webp ${width}w`).join(", "),
  width: 400,
  height: 400,
  placeholder: "",
});

test("a card's numbers have one decimal, and no badges that it does not show", () => {
  const badges: ProviderCard["badges"] = [
    { badge_type: "featured" },
    { badge_type: "trusted" },
    { badge_type: "verified" },
  ];
  expect(cardProvider({ ...provider, badges })).toMatchObject({
    rating: 4.8,
    trust_score: 4.3,
    badges: ["verified", "trusted"],
  });
});

test.each([
  [[96, 192, 400], "/media/a-w192.webp", "/media/a-w96.webp 96w, /media/a-w192.webp 192w"],
  [[96], "/media/a-w96.webp", "/media/a-w96.webp 96w"],
  [[400], "/media/a-w400.webp", "/media/a-w400.webp 400w"],
])("a logo of the widths %j comes no wider than its place needs", (widths, url, srcset) => {
  expect(cardProvider({ ...provider, logo: logo(...widths) }).logo).toEqual({ url, srcset });
});

const banner = { ...logo(720), placeholder: "data:image/webp;base64,AA" };

test("a list carries the hints of its first pictures alone", () => {
  const cards = cardProviders(Array.from({ length: 6 }, () => ({ ...provider, banner })));
  expect(cards.map((card) => card.banner?.placeholder)).toEqual([
    ...Array.from({ length: 4 }, () => banner.placeholder),
    "",
    "",
  ]);
});

test("a card without a banner stays without one", () => {
  const cards = cardProviders(Array.from({ length: 5 }, () => ({ ...provider, banner: null })));
  expect(cards.map((card) => card.banner)).toEqual(Array.from({ length: 5 }, () => null));
});

test("a card of a list for so many guests says how many there is room for", () => {
  const asked = { date: "", flex: "", guests: 80 } as const;
  expect(cardProvider({ ...provider, guests_max: 1200 }, null, asked).told).toBe("Up to 1\u00a0200 guests");
  expect(cardProvider({ ...provider, guests_max: null }, null, asked).told).toBeUndefined();
});
