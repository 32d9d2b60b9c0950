import { expect, test } from "vitest";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import type { ProviderCard } from "../../../../contract/providers/schema.ts";
import { cardProvider, cardProviders, picturesFirst } from "./card-provider.ts";

const provider = {
  categories: [],
  rating: 4.8461,
  about: "Light that stays.",
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

const banner = { ...logo(720), placeholder: "data:image/webp;base64,AA" };

test("a card's rating has one decimal", () => {
  expect(cardProvider(provider).rating).toBe(4.8);
});

test.each([
  [["featured", "trusted", "verified"], "verified"],
  [["featured", "trusted"], "trusted"],
  [["featured"], null],
] as const)("with the badges %j a card shows %s", (types, badge) => {
  const badges = types.map((badge_type) => ({ badge_type }));
  expect(cardProvider({ ...provider, badges }).badge).toBe(badge);
});

test("a card's line answers the list's filters, and otherwise describes the business", () => {
  expect(cardProvider(provider).line).toBe("Light that stays.");
  expect(cardProvider({ ...provider, distance_km: 45 }).line).toBe("About 45 km away");
});

test("cards with a picture come first within each group of a page, in their order", () => {
  const card = (id: string, has: boolean, facts: Partial<ProviderCard> = {}) =>
    ({ id, banner: has ? banner : null, typical_price: 1, ...facts }) as ProviderCard;
  const idsOf = (cards: readonly ProviderCard[]) => cards.map(({ id }) => id).join("");
  expect(idsOf(picturesFirst([card("a", false), card("b", true), card("c", false), card("d", true)]))).toBe("bdac");
  const coming = [card("e", true, { reaches: "travels" }), card("f", false, { reaches: "based_near" })];
  expect(idsOf(picturesFirst(coming))).toBe("fe");
  const onRequest = [card("g", true, { typical_price: null }), card("h", false)];
  expect(idsOf(picturesFirst(onRequest, { ...listQuery.empty, priceTo: 5 }))).toBe("hg");
  expect(idsOf(picturesFirst(onRequest))).toBe("gh");
});

test.each([
  { sortBy: "price" },
  { search: "oak" },
  { date: "2027-03-20" },
  { guests: 120 },
  { prefer: "boho" },
] as const)("a page filtered by %j keeps its order", (query) => {
  const cards = [{ banner: null }, { banner }] as unknown as ProviderCard[];
  expect(picturesFirst(cards, { ...listQuery.empty, ...query })).toEqual(cards);
});

test.each([
  [[96, 192, 400], "/media/a-w192.webp", "/media/a-w96.webp 96w, /media/a-w192.webp 192w"],
  [[96], "/media/a-w96.webp", "/media/a-w96.webp 96w"],
  [[400], "/media/a-w400.webp", "/media/a-w400.webp 400w"],
])("a logo of the widths %j comes no wider than its place needs", (widths, url, srcset) => {
  expect(cardProvider({ ...provider, logo: logo(...widths) }).logo).toEqual({ url, srcset });
});

test("only the hints of a list's first pictures are sent", () => {
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

test("a card of a list filtered by guests shows the capacity", () => {
  const query = { date: "", flex: "", guests: 80 } as const;
  expect(cardProvider({ ...provider, guests_max: 1200 }, null, query).line).toBe("Up to 1\u00a0200 guests");
  expect(cardProvider({ ...provider, guests_max: null }, null, query).line).toBe("Light that stays.");
});
