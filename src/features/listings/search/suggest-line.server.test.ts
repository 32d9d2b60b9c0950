import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { categoryKeywords } from "../../../contract/categories/category-keywords.ts";
import type { CategoryWithSubcategories } from "../../../contract/categories/schema.ts";
import type { ErrorAnswer } from "../../../contract/error-answer.ts";
import * as limits from "../../../contract/limits.ts";
import type { Suggestions } from "../../../contract/suggestions/schema.ts";

const app = await startTestApp();

async function suggest(query: string): Promise<Suggestions> {
  const { status, body } = await app.call<Suggestions>(`/api/suggestions?${new URLSearchParams({ query })}`);
  expect(status).toBe(200);
  return body;
}

async function suggestions(query: string) {
  const { categories, places, providers } = await suggest(query);
  return {
    categories: categories.map(({ slug, subcategory, near }) =>
      [subcategory?.slug ?? slug, ...(near ? [near.slug] : [])].join(" near "),
    ),
    places: places.map(({ slug, category }) => (category ? `${category.slug} near ${slug}` : slug)),
    providers: providers.map(({ business_name }) => business_name),
  };
}

test("every subcategory has a line among the known words, and no other has", async () => {
  const { body } = await app.call<{ categories: CategoryWithSubcategories[] }>("/api/categories");
  const saved = body.categories.map(({ slug, subcategories }) => [
    slug,
    subcategories.map(({ name }) => name).toSorted(),
  ]);
  const read = Object.entries(categoryKeywords).map(([slug, { kinds }]) => [slug, Object.keys(kinds).toSorted()]);
  expect(read).toEqual(saved);
});

test.each([
  ["photogr", "photographers"],
  ["fotog", "photographers"],
  ["blom", "florists"],
  ["wine f", "wine-estates"],
  ["photographer in dur", "photographers near durban"],
  ["dj joz", "djs-and-mcs near johannesburg"],
  ["fotograaf in kaap", "photographers near cape-town"],
  ["durban photogr", "photographers near durban"],
  ["best wedding cake", "cakes-and-desserts"],
  ["dur", "durban"],
  ["in dur", "durban"],
])("for %j a first suggestion is %s", async (query, first) => {
  const { categories, places } = await suggestions(query);
  expect([categories[0], places[0]]).toContain(first);
});

test("an empty line suggests the first categories, and an unknown word suggests nothing", async () => {
  expect(await suggestions("")).toEqual({
    categories: ["venues", "photographers", "videographers", "djs-and-mcs", "bands-and-musicians", "caterers"],
    places: [],
    providers: [],
  });
  expect(await suggestions("qxqzv")).toEqual({ categories: [], places: [], providers: [] });
});

test("businesses are suggested by the beginning of a word of their name, exact names first", async () => {
  await buildProvider(app, { business_name: "Zebra & Koppie Photos", trust_score: 5, city: "Vrede" });
  await buildProvider(app, { business_name: "Koppie", trust_score: 1, categories: ["caterers"], city: "Durban" });
  await buildProvider(app, { business_name: "The Koppie-Kraal", trust_score: 3 });
  await buildProvider(app, { business_name: "Skoppie", contact_person: "Koppie Smit", trust_score: 5 });
  expect((await suggestions("koppie")).providers).toEqual(["Koppie", "Zebra & Koppie Photos", "The Koppie-Kraal"]);
  expect((await suggestions("KOPPIE kr")).providers).toEqual(["The Koppie-Kraal"]);
  expect((await suggestions("zebra & kop")).providers).toEqual(["Zebra & Koppie Photos"]);
  expect((await suggestions("zebra kop")).providers).toEqual(["Zebra & Koppie Photos"]);
  expect((await suggestions("k")).providers).toEqual([]);
  const { providers } = await suggest("koppie");
  expect(providers[0]).toMatchObject({ category_name: "Caterers", city: "Durban" });
});

test("a business is found by the rest of a line besides category and place", async () => {
  await buildProvider(app, { business_name: "Quagga Wild Pictures" });
  expect((await suggestions("quagga wild photographer in Durban")).providers).toEqual(["Quagga Wild Pictures"]);
});

test("special characters of patterns are plain text", async () => {
  await buildProvider(app, { business_name: "Xylofoon" });
  for (const query of ["%%", "__", "x_l", String.raw`\\`, "' or 1=1"])
    expect((await suggestions(query)).providers).toEqual([]);
});

test("unlisted vendors are not suggested", async () => {
  await buildProvider(app, { business_name: "Wortel Unpublished", is_published: false });
  await buildProvider(app, {
    business_name: "Wortel Suspended",
    is_published: false,
    suspended_at: app.clock.now(),
    suspended_reason: "Fraud",
  });
  await buildSuperAdmin(app, { business_name: "Wortel Admin" });
  await buildProvider(app, { business_name: "Wortel Listed" });
  expect((await suggestions("wortel")).providers).toEqual(["Wortel Listed"]);
});

test("an answer stays under two kilobytes, whatever is typed and however long the names are", async () => {
  const long = "Ünnötig ".repeat(limits.name_length_max / 8).trim();
  for (let each = 0; each < 6; each += 1)
    await buildProvider(app, { business_name: long, city: "Groot-Marico-langs-die-lang-rivier".repeat(2) });
  for (const query of ["", "p", "s", "unn", "photographer in s", "w", "unnotig photographer in pa"]) {
    const size = Buffer.byteLength(JSON.stringify(await suggest(query)));
    expect(size).toBeLessThan(2048);
  }
});

test("a line that is too long is a 400 that names it", async () => {
  const { status, body } = await app.call<ErrorAnswer>(`/api/suggestions?query=${"a".repeat(101)}`);
  expect(status).toBe(400);
  expect(body.fields?.["query"]).toMatch(/\.$/);
});

test("the answer follows a change of the catalogue", async () => {
  expect((await suggestions("zwartbooi")).providers).toEqual([]);
  await buildProvider(app, { business_name: "Zwartbooi" });
  app.discard();
  expect((await suggestions("zwartbooi")).providers).toEqual(["Zwartbooi"]);
});
