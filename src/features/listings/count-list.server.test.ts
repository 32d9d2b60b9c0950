import { expect, test } from "vitest";
import { buildMany } from "../../../test/build-many.ts";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { listingPageCount } from "./count-list.ts";

const app = await startTestApp();

type List = { providers: object[]; total: number; is_total_capped: boolean };

async function list(query: string) {
  const { providers, total, is_total_capped } = (await app.call<List>(`/api/providers?${query}`)).body;
  return { shown: providers.length, total, is_total_capped };
}

const all = 1_030;
const { categories } = (await app.call<{ categories: { id: number; slug: string }[] }>("/api/categories")).body;
const djs = categories.find(({ slug }) => slug === "djs-and-mcs")?.id;
await buildMany(app, all, { city: "Clarens", province: "Free State", place_slug: "clarens" }, djs);
await buildProvider(app, {
  business_name: "Quivertree Venue",
  categories: ["venues", "photographers: Documentary"],
  badges: ["verified"],
});

test.each([
  ["the whole list", "", all + 1],
  ["a province", "province=Free State", all],
  ["a province and verified", "province=Western Cape&verified=true", 1],
  ["a category", "category=venues", 1],
  ["a subcategory", "category=photographers&subcategory=documentary", 1],
])("the total of %s is cached, whatever its size", async (_what, query, total) => {
  expect(await list(`${query}&limit=1&page=1`)).toEqual({ shown: 1, total, is_total_capped: false });
});

test("a longer list with other filters says that there are more", async () => {
  const capped = { total: 1_000, is_total_capped: true };
  expect(await list("priceFrom=100&page=1")).toEqual({ shown: 24, ...capped });
  expect(await list("city=clarens&page=41")).toEqual({ shown: 24, ...capped });
  expect(await list("city=clarens")).toEqual({ shown: 1_000, ...capped });
  expect(await list("search=quiver&page=1")).toEqual({ shown: 24, ...capped });
  expect(await list("search=quiver tree&page=1")).toEqual({ shown: 24, ...capped });
});

test("each further page shows whether another follows, and the last one the total", async () => {
  const page = async (number: number) => list(`city=clarens&page=${number}`);
  expect(await page(42)).toEqual({ shown: 24, total: 1_008, is_total_capped: true });
  expect(await page(43)).toEqual({ shown: 22, total: all, is_total_capped: false });
  expect(await page(44)).toEqual({ shown: 0, total: all, is_total_capped: false });
});

test("near a place all of one category are counted, and of all categories a thousand", async () => {
  const near = "near=clarens&within=25";
  const capped = { total: 1_000, is_total_capped: true };
  expect(await list(`${near}&page=1`)).toEqual({ shown: 24, ...capped });
  expect(await list(`${near}&page=41`)).toEqual({ shown: 24, ...capped });
  expect(await list(`${near}&sortBy=distance&verified=false`)).toEqual({ shown: 1_000, ...capped });
  const ends = [await list(`${near}&page=42`), await list(`${near}&page=43`), await list(`${near}&page=44`)];
  expect(ends).toEqual([
    { shown: 24, total: 1_008, is_total_capped: true },
    { shown: 22, total: all, is_total_capped: false },
    { shown: 0, total: all, is_total_capped: false },
  ]);
  const exact = { total: all, is_total_capped: false };
  expect(await list(`${near}&category=djs-and-mcs&page=1`)).toEqual({ shown: 24, ...exact });
  expect(await list(`${near}&category=djs-and-mcs&date=2027-03-20&page=1`)).toEqual({ shown: 24, ...exact });
  for (const query of ["", "&sortBy=price", "&sortBy=distance"]) {
    expect(await list(`${near}&date=2027-03-20&page=1${query}`)).toEqual({ shown: 24, ...capped });
    expect(await list(`date=2027-03-20&page=41${query}`)).toEqual({ shown: 24, ...capped });
  }
});

test("vendors that travel to a place follow those based there, wherever a page ends", async () => {
  const ids = await Promise.all(
    [0, 1, 2].map(async (each) => {
      const traveller = {
        business_name: `Traveller ${each}`,
        place_slug: "durban",
        willing_to_travel: true,
        radius_km: 500,
      };
      return (await buildProvider(app, traveller)).id;
    }),
  );
  const near = "near=clarens&within=25";
  const total = all + ids.length;
  expect(await list(`${near}&limit=100&page=11`)).toEqual({ shown: total - 1_000, total, is_total_capped: false });
  const { providers } = (
    await app.call<{ providers: { id: string; reaches: string }[] }>(`/api/providers?${near}&limit=100&page=11`)
  ).body;
  expect(new Set(providers.slice(-3).map(({ id }) => id))).toEqual(new Set(ids));
  const based = providers.slice(0, -ids.length);
  expect(new Set(based.map(({ reaches }) => reaches))).toEqual(new Set(["based_near"]));
  expect(based).toHaveLength(all - 1_000);
});

test("a list has a page for every counted provider, and one more where the count is capped", () => {
  expect(listingPageCount({ total: 0, is_total_capped: false })).toBe(1);
  expect(listingPageCount({ total: 1_008, is_total_capped: false })).toBe(42);
  expect(listingPageCount({ total: 1_008, is_total_capped: true })).toBe(43);
  expect(listingPageCount({ total: 1_000, is_total_capped: true })).toBe(42);
});

test("a misspelt search is found among many by the words that occur", async () => {
  expect(await list("search=quivver&page=1")).toEqual({ shown: 24, total: 1_000, is_total_capped: true });
  expect(await list("search=clarrens&verified=true&page=1")).toMatchObject({ shown: 0, total: 0 });
  expect(await list("search=quivver venu&page=1")).toEqual({ shown: 1, total: 1, is_total_capped: false });
});
