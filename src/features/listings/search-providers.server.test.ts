import { describe, expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { countExactly, totalUpTo } from "./count-list.ts";
import { findByWords } from "./find-by-words.ts";
import { limitMatches } from "./limit-matches.ts";
import { walkWords } from "./store-by-words.ts";
import { listIds, type ListPart } from "./store-ids.ts";
import type { ListFilter } from "./store-matching.ts";
import { countOfWords } from "./store-words.ts";

const app = await startTestApp();

async function found(query: Record<string, string>): Promise<string[]> {
  const { body } = await app.call<{ providers: { business_name: string }[]; total: number }>(
    `/api/providers?${new URLSearchParams(query)}`,
  );
  expect(body.total).toBe(body.providers.length);
  return body.providers.map(({ business_name }) => business_name).toSorted();
}

await buildProvider(app, {
  business_name: "Protea Lens",
  contact_person: "Ayanda Khumalo",
  city: "Bloemfontein",
  categories: ["photographers"],
  keywords: ["Rustic", "Boere-barok"],
});
await buildProvider(app, {
  business_name: "Café Ébène",
  contact_person: "José van Wyk",
  city: "Stellenbosch",
  categories: ["caterers"],
});
await buildProvider(app, {
  business_name: "50% Off_Suits",
  contact_person: "Sipho Dube",
  city: "Durban",
  categories: ["menswear"],
  province: "KwaZulu-Natal",
});
await buildProvider(app, { business_name: "Hidden Lens", city: "Bloemfontein", is_published: false });

test.each([
  ["a business name", "protea"],
  ["a contact person", "khumalo"],
  ["a category", "photograph"],
  ["a town", "bloemf"],
  ["a keyword", "rustic"],
])("a search finds a part of %s", async (_what, search) => {
  expect(await found({ search })).toEqual(["Protea Lens"]);
});

test("a search ignores case and accents on both sides", async () => {
  expect(await found({ search: "CAFE EBENE" })).toEqual(["Café Ébène"]);
  expect(await found({ search: "jóse" })).toEqual(["Café Ébène"]);
});

test("percent and underscore are characters like any other", async () => {
  expect(await found({ search: "50%" })).toEqual(["50% Off_Suits"]);
  expect(await found({ search: "f_s" })).toEqual(["50% Off_Suits"]);
  expect(await found({ search: "%%" })).toEqual([]);
  expect(await found({ search: String.raw`\\`.slice(1) })).toEqual([]);
  expect(await found({ city: "%" })).toEqual([]);
});

test.each([
  ["photografer", "Protea Lens"],
  ["Bloemfontien", "Protea Lens"],
  ["Stelenbosch", "Café Ébène"],
  ["durbn", "50% Off_Suits"],
  ["catterers", "Café Ébène"],
])("a slip of the pen is forgiven: %s", async (search, name) => {
  expect(await found({ search })).toEqual([name]);
});

test("nothing is forgiven where something matches as written", async () => {
  await buildProvider(app, { business_name: "Durbn Studio", city: "Paarl" });
  expect(await found({ search: "durbn" })).toEqual(["Durbn Studio"]);
});

test("a forgiving search still obeys the filters, and hides what is unpublished", async () => {
  expect(await found({ search: "Bloemfontien", category: "caterers" })).toEqual([]);
  expect(await found({ search: "hiden lens" })).not.toContain("Hidden Lens");
});

test("a text that other filters exclude is no slip of the pen", async () => {
  expect(await found({ search: "protea lens", province: "KwaZulu-Natal" })).toEqual([]);
});

test("nonsense finds nothing", async () => {
  expect(await found({ search: "qxqzvjk" })).toEqual([]);
});

describe("of a search whose words are known", () => {
  const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
  const words: ListFilter[] = [
    { search: "kloof" },
    { search: "kloofnek" },
    { search: "loof" },
    { spelt: [["kloof", "berg"]] },
    { spelt: [["kloofnek", "tierkloof", "vlei"]] },
  ];

  test("the first of each word are, page by page, what all that match are in order", async () => {
    const { db } = app.runtime.database;
    const names = ["Kloof", "Kloofnek", "Tierkloof", "Kloof Berg", "Kloof Kloofnek", "Bergkloof", "Vlei"];
    for (const [at, name] of [...names, ...names].entries()) {
      const google_rating = at % 3 === 0 ? null : at % 3;
      await buildProvider(app, { business_name: `${name} ${at}`, trust_score: (at * 7) % 5, google_rating });
    }
    app.forget();
    for (const filter of words) {
      const { words: known } = await limitMatches(app.ctx(), filter);
      const total = await countExactly(app.ctx(), filter);
      expect(total).toBeGreaterThan(1);
      expect(await countOfWords(db, known ?? [])).toBe(total);
      for (const offset of [0, 3, 6]) {
        const part = { order: "rating", limit: 3, offset } as const;
        const sorted = await listIds(db, filter, { ...part, areFew: true });
        expect(idsOf(await walkWords(db, known ?? [], filter, part))).toEqual(sorted);
      }
    }
  });

  test("under other filters the order of the words is walked, and finds what sorting them finds", async () => {
    const { db } = app.runtime.database;
    for (let at = 0; at < 12; at += 1) {
      const google_rating = at % 3 === 0 ? null : at % 3;
      const badges = at % 2 === 0 ? ["verified" as const] : [];
      const business_name = `${["Wilger", "Wilgerhof", "Wilger Wilgerhof"][at % 3]} ${at}`;
      const province = at % 4 === 0 ? "Limpopo" : "Gauteng";
      const categories = [at % 2 === 0 ? "venues" : "florists"];
      await buildProvider(app, {
        business_name,
        trust_score: (at * 7) % 5,
        google_rating,
        badges,
        province,
        categories,
      });
    }
    const venues = (await lookUpCategories(app.ctx())).bySlug.get("venues")?.id ?? 0;
    const told: ListFilter[] = [
      { is_verified: true },
      { trust_score_min: 2 },
      { category_id: venues },
      { province: "Gauteng" },
    ];
    const pages = (["rating", "trust"] as const).flatMap((order) =>
      [0, 3].map((offset): ListPart => ({ order, limit: 4, offset })),
    );
    const sought = [
      { search: "wilge", words: ["wilger", "wilgerhof"] },
      { search: "wilgerh", words: ["wilgerhof"] },
    ];
    const of = (more: ListFilter) =>
      sought.flatMap(({ search, words }) => pages.map((part) => ({ filter: { search, ...more }, words, part })));
    for (const { filter, words, part } of told.flatMap(of)) {
      const sorted = await listIds(db, filter, { ...part, areFew: true });
      const total = await countExactly(app.ctx(), filter);
      expect(total).toBeGreaterThan(1);
      for (const few of [1, 4, 50]) {
        const { cards, ...found } = await findByWords(app.ctx(), filter, part, { words, most: 12, few });
        expect(idsOf(cards)).toEqual(sorted);
        expect(found).toEqual(totalUpTo(total, few));
      }
    }
    for (const { filter, words, part } of of({ price_ranges: ["$"] })) {
      const sorted = await listIds(db, filter, { ...part, areFew: true });
      expect(sorted.length).toBeGreaterThan(0);
      expect(await listIds(db, filter, { ...part, words })).toEqual(sorted);
    }
  });

  test("they are told of one text alone, and where they are few", async () => {
    for (let at = 0; at < 32; at += 1) await buildProvider(app, { business_name: `Xhab${at.toString(36)}` });
    app.forget();
    const known = async (filter: ListFilter) => (await limitMatches(app.ctx(), filter)).words;
    expect(await known({ search: "xhab" })).toHaveLength(32);
    expect(await known({ search: "xhab kloof" })).toBeNull();
    expect(await known({ spelt: [["xhab"], ["kloof"]] })).toBeNull();
    expect(await known({ search: "qxqzvjk" })).toEqual([]);
    await buildProvider(app, { business_name: "Xhabxhab" });
    app.forget();
    expect(await known({ search: "xhab" })).toBeNull();
    expect(await known({ spelt: [["xhaba", "xhab"]] })).toBeNull();
  });
});
