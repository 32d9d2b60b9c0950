import fc from "fast-check";
import { expect, test } from "vitest";
import { mayView, normaliseForSearch, searchTextOf, combineRatings } from "./rules.ts";

test.each([
  ["  Château   d’Aria ", "chateau d'aria"],
  ["BLÖMFÖNTEIN", "blomfontein"],
  ["Two\nlines\tand a tab", "two lines and a tab"],
  ["Ŝ ê ï ñ", "s e i n"],
  ["nought\u0000and bell\u0007", "nought and bell"],
])("%j is sought as %j", (text, normalised) => {
  expect(normaliseForSearch(text)).toBe(normalised);
});

test("a normalised text never changes again and holds no line break", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const once = normaliseForSearch(text);
      expect(normaliseForSearch(once)).toBe(once);
      expect(once).not.toMatch(/[\n\r]/);
    }),
  );
});

test("a provider is found by its name, its person, its category, its town and its keywords, each on a line", () => {
  const text = searchTextOf({
    business_name: "Rosé & Co",
    contact_person: "Zanele Dlamini",
    category_name: "Florists",
    city: null,
    keywords: ["Rustic", " ", "Wild  flowers"],
  });
  expect(text).toBe("rose & co\nzanele dlamini\nflorists\nrustic\nwild flowers");
});

test("the rating shown is weighted by counts; a single source is used as it is; none is 0", () => {
  const none = { rating: null, count: null };
  expect(
    combineRatings([
      { rating: 5, count: 30 },
      { rating: 4, count: 10 },
    ]),
  ).toEqual({ rating: 4.75, review_count: 40 });
  expect(combineRatings([{ rating: 4.2, count: 9 }, none])).toEqual({ rating: 4.2, review_count: 9 });
  expect(combineRatings([none, { rating: 4.9, count: 0 }])).toEqual({ rating: 0, review_count: 0 });
});

test("an unpublished provider is there for its owner and for super admins only", () => {
  const provider = { id: "a", is_published: false };
  const asProvider = { kind: "provider", admin_id: null } as const;
  expect(mayView({ kind: "visitor" }, provider)).toBe(false);
  expect(mayView({ kind: "couple", id: "a", couple_id: "a", role: "owner", admin_id: null }, provider)).toBe(false);
  expect(mayView({ ...asProvider, id: "b", is_super_admin: false }, provider)).toBe(false);
  expect(mayView({ ...asProvider, id: "a", is_super_admin: false }, provider)).toBe(true);
  expect(mayView({ ...asProvider, id: "b", is_super_admin: true }, provider)).toBe(true);
  expect(mayView({ kind: "visitor" }, { ...provider, is_published: true })).toBe(true);
});
