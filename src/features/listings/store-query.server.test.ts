import { expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";

const app = await startTestApp();

async function result(query: Record<string, string>): Promise<string[]> {
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
])("a search finds part of %s", async (_what, search) => {
  expect(await result({ search })).toEqual(["Protea Lens"]);
});

test("a search ignores case and accents on both sides", async () => {
  expect(await result({ search: "CAFE EBENE" })).toEqual(["Café Ébène"]);
  expect(await result({ search: "jóse" })).toEqual(["Café Ébène"]);
});

test("percent and underscore are characters like any other", async () => {
  expect(await result({ search: "50%" })).toEqual(["50% Off_Suits"]);
  expect(await result({ search: "f_s" })).toEqual(["50% Off_Suits"]);
  expect(await result({ search: "%%" })).toEqual([]);
  expect(await result({ search: String.raw`\\`.slice(1) })).toEqual([]);
  expect(await result({ city: "%" })).toEqual([]);
});

test.each([
  ["photografer", "Protea Lens"],
  ["Bloemfontien", "Protea Lens"],
  ["Stelenbosch", "Café Ébène"],
  ["durbn", "50% Off_Suits"],
  ["catterers", "Café Ébène"],
])("a slip of the pen is forgiven: %s", async (search, name) => {
  expect(await result({ search })).toEqual([name]);
});

test("a search with exact matches allows no misspellings", async () => {
  await buildProvider(app, { business_name: "Durbn Studio", city: "Paarl" });
  expect(await result({ search: "durbn" })).toEqual(["Durbn Studio"]);
});

test("a forgiving search still obeys the filters, and hides what is unpublished", async () => {
  expect(await result({ search: "Bloemfontien", category: "caterers" })).toEqual([]);
  expect(await result({ search: "hiden lens" })).not.toContain("Hidden Lens");
});

test("a text that other filters exclude is no slip of the pen", async () => {
  expect(await result({ search: "protea lens", province: "KwaZulu-Natal" })).toEqual([]);
});

test("nonsense finds nothing", async () => {
  expect(await result({ search: "qxqzvjk" })).toEqual([]);
});
