import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as listQuery from "../src/contract/providers/list-query.ts";
import { type ProviderQuery, plainQuery } from "../src/contract/providers/query-schema.ts";
import { listProviders } from "../src/features/listings/list-providers.ts";
import { resolveSearch } from "../src/features/listings/search/resolve-search.ts";
import { buildProvider } from "./factories.ts";
import { startTestApp } from "./harness.ts";

const app = await startTestApp();

const photographers = { categories: ["photographers"] };
await buildProvider(app, { ...photographers, business_name: "Amber Light", trust_score: 5, typical_price: 26_000 });
await buildProvider(app, {
  ...photographers,
  business_name: "Lwandle Frames",
  trust_score: 1,
  languages_spoken: ["English", "isiXhosa"],
  typical_price: 9000,
});
await buildProvider(app, {
  ...photographers,
  business_name: "Wild Evy",
  trust_score: 2,
  willing_to_travel: true,
  additional_cities: ["Durban"],
  specialties: ["Boho and festival weddings"],
  facts: ["boho"],
  typical_price: 18_000,
});
await buildProvider(app, {
  ...photographers,
  business_name: "Bergwind Fotos",
  trust_score: 1.5,
  description: "Ons praat Afrikaans.",
  typical_price: 14_000,
});
await buildProvider(app, {
  categories: ["photographers: Documentary"],
  business_name: "Kingfisher Stories",
  city: "Durban",
  province: "KwaZulu-Natal",
});
const venue = { categories: ["venues"], city: "Stellenbosch" };
await buildProvider(app, { ...venue, business_name: "Marble House", trust_score: 5 });
await buildProvider(app, {
  ...venue,
  business_name: "Oak Barn",
  trust_score: 2,
  services_offered: ["On-site accommodation", "Halal kitchen"],
  description: "Every door is step-free.",
});
await buildProvider(app, {
  ...venue,
  business_name: "Stone Chapel Farm",
  trust_score: 1,
  description: "Outside caterers are welcome. A generator runs through load shedding. Seats up to 130 guests.",
});
await buildProvider(app, {
  categories: ["venues: Bush and game lodges"],
  business_name: "Acacia Lodge",
  city: "Bela-Bela",
  province: "Limpopo",
  facts: ["accommodation", "generator", "own-catering", "step-free-access", "rustic"],
  languages_spoken: ["English", "Afrikaans"],
  guests_max: 150,
});
await buildProvider(app, {
  categories: ["venues: Wine estates"],
  business_name: "Vine Court",
  city: "Franschhoek",
  trust_score: 0.5,
  typical_price: 60_000,
});
await buildProvider(app, { ...venue, business_name: "Mistlands", city: "Howick", province: "KwaZulu-Natal" });
const durban = { city: "Durban", province: "KwaZulu-Natal" } as const;
await buildProvider(app, {
  ...durban,
  business_name: "Spice Route Kitchen",
  categories: ["caterers: Cape Malay and halaal"],
});
await buildProvider(app, {
  ...durban,
  business_name: "Tandoor Table",
  categories: ["caterers: Indian cuisine"],
  trust_score: 0.5,
});
await buildProvider(app, {
  business_name: "Ekasi Sound",
  categories: ["djs-and-mcs: Amapiano and house"],
  city: "Benoni",
  province: "Gauteng",
});
await buildProvider(app, {
  business_name: "Noor Kitchen",
  categories: ["caterers"],
  trust_score: 1,
  facts: ["halaal", "muslim"],
});
await buildProvider(app, {
  ...durban,
  business_name: "Shanti Stages",
  categories: ["decor-and-hire: Furniture hire"],
  facts: ["hindu", "indian"],
});
const musicians = { categories: ["bands-and-musicians"] };
const quartets = { categories: ["bands-and-musicians: String quartets"] };
await buildProvider(app, { ...quartets, business_name: "Ivory Strings", trust_score: 4 });
await buildProvider(app, { ...musicians, ...durban, business_name: "Umlazi Brass" });
await buildProvider(app, {
  ...musicians,
  business_name: "Midnight Brass",
  trust_score: 1,
  description: "Live saxophone, and fireworks at the end.",
});

const cases = readFileSync("test/search-queries.txt", "utf8")
  .split("\n")
  .filter((row) => row.includes(" => "))
  .map((row) => {
    const [line = "", expected = ""] = row.split(" => ");
    const [filters = "", first] = expected.split(" ; first ");
    return { line, filters: filters.split(" ").toSorted(), first };
  });

function filtersOf(query: ProviderQuery | null): string[] {
  if (!query) return ["text"];
  const plain = plainQuery(query);
  const on = listQuery.keys.filter((key) => plain[key] !== undefined && plain[key] !== "");
  return on.map((key) => `${key}=${String(plain[key]).replaceAll(" ", "+")}`).toSorted();
}

test("the table has every query once, at least 360 of them, and who comes first for 60", () => {
  expect(new Set(cases.map(({ line, first }) => `${line} ${first}`)).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(360);
  expect(cases.filter(({ first }) => first).length).toBeGreaterThanOrEqual(60);
});

test.each(cases)("$line", async ({ line, filters, first }) => {
  const ctx = app.ctx();
  const query = await resolveSearch(ctx, { search: line });
  expect(filtersOf(query)).toEqual(filters);
  const params = query ?? { search: line };
  const { total, providers } = await listProviders(ctx, params);
  const without = await listProviders(ctx, { ...params, prefer: undefined });
  expect(total, "what is preferred leaves nobody out").toBe(without.total);
  const [best] = providers;
  expect(best?.business_name).toBe(first ?? best?.business_name);
});
