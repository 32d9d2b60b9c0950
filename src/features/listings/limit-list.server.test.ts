import { describe, expect, test } from "vitest";
import { buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";
import { countFacts, countPriceSteps } from "./count-list.ts";

const app = await startTestApp();

async function result(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await app.call<{ providers: ProviderCard[]; total: number }>(
    `/api/providers?${new URLSearchParams(query)}`,
  );
  expect(status).toBe(200);
  expect(body.total).toBe(body.providers.length);
  return body.providers.map(({ business_name }) => business_name).toSorted();
}

describe("a subcategory", () => {
  const category = "photographers";
  test("narrows its category, by its name, its id or as addresses have it", async () => {
    await buildProvider(app, { business_name: "Fine", categories: ["photographers: Fine art"] });
    await buildProvider(app, { business_name: "Also fine", categories: ["florists", "photographers: Fine art"] });
    await buildProvider(app, { business_name: "Drone", categories: ["photographers: Drone photography"] });
    await buildProvider(app, { business_name: "Plain", categories: ["photographers"] });
    for (const subcategory of ["fine-art", "Fine art", "FINE ART", "202"]) {
      expect(await result({ category, subcategory })).toEqual(["Also fine", "Fine"]);
    }
    expect(await result({ subcategory: "fine-art" })).toEqual(["Also fine", "Fine"]);
    expect(await result({ category, subcategory: "" })).toHaveLength(4);
  });

  test("that is unknown, or of another category, finds nothing", async () => {
    expect(await result({ category, subcategory: "underwater" })).toEqual([]);
    expect(await result({ category, subcategory: "wine-estates" })).toEqual([]);
    expect(await result({ subcategory: "!" })).toEqual([]);
  });

  test("is listed once its provider chooses it", async () => {
    const owner = await buildProvider(app, { business_name: "Changing", categories: ["photographers"] });
    const token = await buildToken(app, owner.id);
    const payload = { selected_subcategories: { 2: "Elopements" } };
    await app.call("/api/providers/profile", { method: "PUT", token, body: payload });
    expect(await result({ category, subcategory: "elopements" })).toEqual(["Changing"]);
  });
});

describe("a span of rand", () => {
  const city = "Spanwerf";
  const builds = [
    { business_name: "20 with extras from 8", typical_price: 20_000, price_from: 8000 },
    { business_name: "30", typical_price: 30_000 },
    { business_name: "6", typical_price: 6000 },
    { business_name: "on request", price_from: 8000 },
  ].map((overrides) => buildProvider(app, { ...overrides, city }));

  test.each([
    [{ priceFrom: "20000" }, ["20 with extras from 8", "30", "on request"]],
    [{ priceFrom: "20001", priceTo: "29999" }, ["on request"]],
    [{ priceTo: "8000" }, ["6", "on request"]],
    [{ priceFrom: "6000", priceTo: "6000" }, ["6", "on request"]],
    [{ priceFrom: "40000" }, ["on request"]],
    [{ priceFrom: "10000", priceTo: "5000" }, ["6", "on request"]],
    [{}, ["20 with extras from 8", "30", "6", "on request"]],
  ])("%j keeps typical prices in it, and prices on request: %j", async (span, names) => {
    await Promise.all(builds);
    expect(await result({ city, ...span })).toEqual(names);
  });

  test("prices on request come last, in every order", async () => {
    await Promise.all(builds);
    for (const sortBy of ["rating", "price", "reviews"]) {
      const { body } = await app.call<{ providers: ProviderCard[] }>(
        `/api/providers?city=${city}&priceTo=50000&sortBy=${sortBy}`,
      );
      expect(body.providers.at(-1)?.business_name).toBe("on request");
    }
    const { body } = await app.call<{ providers: ProviderCard[] }>(`/api/providers?city=${city}&sortBy=price`);
    expect(body.providers.map(({ business_name }) => business_name)).toEqual([
      "6",
      "20 with extras from 8",
      "30",
      "on request",
    ]);
  });

  test.each(["12.5", "R100", "-1", "9999999999"])("%s is no amount in whole rand", async (priceFrom) => {
    const { status, body } = await app.call<ErrorAnswer>(`/api/providers?priceFrom=${priceFrom}`);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ priceFrom: "Prices are whole rand, as 12500." });
  });

  test("the steps count each business once, under only the other filters", async () => {
    await Promise.all(builds);
    app.discard();
    // the steps end at 2 500, 5 000, 10 000, 15 000, 20 000, 30 000, 50 000, 100 000, and open
    const steps = [0, 0, 1, 0, 0, 1, 1, 0, 0];
    expect(await countPriceSteps(app.ctx(), { city })).toEqual({ steps, unpriced: 1 });
    expect(await countPriceSteps(app.ctx(), { city, priceTo: 100, sortBy: "price" })).toEqual({ steps, unpriced: 1 });
    expect(await countPriceSteps(app.ctx(), { city, verified: true })).toMatchObject({ unpriced: 0 });
    expect(await countPriceSteps(app.ctx(), { category: "unheard-of" })).toBeNull();
  });
});

describe("the facts of vendors", () => {
  const city = "Feitewerf";
  const builds = [
    { business_name: "Barn", facts: ["accommodation", "generator"], languages_spoken: ["English", "Afrikaans"] },
    { business_name: "Hall", facts: ["accommodation"], languages_spoken: ["afrikaans"], guests_max: 80 },
    { business_name: "Tent", guests_max: 200, trust_score: 1 },
    { business_name: "Farm", description: "Seats up to 120 guests.", trust_score: 2 },
  ].map((overrides) => buildProvider(app, { ...overrides, city }));

  test.each([
    [{ facts: "accommodation" }, ["Barn", "Hall"]],
    [{ facts: "generator,accommodation" }, ["Barn"]],
    [{ facts: "afrikaans" }, ["Barn", "Hall"]],
    [{ facts: "english,generator" }, ["Barn"]],
    [{ facts: "chapel" }, []],
    [{ guests: "80" }, ["Barn", "Farm", "Hall", "Tent"]],
    [{ guests: "81" }, ["Barn", "Farm", "Tent"]],
    [{ guests: "201" }, ["Barn", "Farm"]],
    [{ guests: "120", facts: "afrikaans" }, ["Barn"]],
  ])("%j leaves only those who state it: %j", async (query, names) => {
    await Promise.all(builds);
    expect(await result({ city, ...query })).toEqual(names);
  });

  test("a vendor without a capacity is last, and among them those whose text has that many guests are first", async () => {
    await Promise.all(builds);
    const { body } = await app.call<{ providers: ProviderCard[] }>(`/api/providers?city=${city}&guests=120`);
    expect(body.providers.map(({ business_name }) => business_name)).toEqual(["Tent", "Farm", "Barn"]);
    const byReviews = await app.call<{ providers: ProviderCard[] }>(
      `/api/providers?city=${city}&guests=120&sortBy=reviews`,
    );
    expect(byReviews.body.providers[0]?.business_name).toBe("Tent");
  });

  test("each fact is counted in the list as it is filtered", async () => {
    await Promise.all(builds);
    app.discard();
    expect(await countFacts(app.ctx(), { city })).toEqual({
      accommodation: 2,
      afrikaans: 2,
      english: 1,
      generator: 1,
    });
    expect(await countFacts(app.ctx(), { city, facts: ["english"] })).toEqual({
      accommodation: 1,
      afrikaans: 1,
      english: 1,
      generator: 1,
    });
    expect(await countFacts(app.ctx(), { city, category: "unheard-of" })).toEqual({});
  });

  test.each([
    ["facts", "wifi"],
    ["guests", "many"],
  ])("%s=%s is refused", async (name, value) => {
    const { status, body } = await app.call<ErrorAnswer>(`/api/providers?${name}=${value}`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([name]);
  });
});
