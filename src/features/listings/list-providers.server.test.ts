import { describe, expect, test } from "vitest";
import { buildMedium, buildProvider, buildSuperAdmin } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";

const app = await startTestApp();

type List = { providers: ProviderCard[]; total: number; page: number; limit: number };

async function list(query: Record<string, string>) {
  const { status, body } = await app.call<List>(`/api/providers?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return { ...body, names: body.providers.map(({ business_name }) => business_name) };
}

/** A new town per test, so that each sees only its own providers. */
let towns = 0;
function someTown(): string {
  towns += 1;
  return `Teststad ${"abcdefghijklmnopqrstuvwxyz"[towns] ?? ""}${towns}`;
}

describe("filters", () => {
  test("a category matches primary and additional categories", async () => {
    const city = someTown();
    await buildProvider(app, {
      city,
      business_name: "First",
      categories: ["stationery-and-invitations"],
      trust_score: 2,
    });
    await buildProvider(app, {
      city,
      business_name: "Second",
      categories: ["venues", "stationery-and-invitations"],
      trust_score: 1,
    });
    await buildProvider(app, { city, business_name: "Other", categories: ["venues"] });
    const { names, total } = await list({ city, category: "stationery-and-invitations" });
    expect(names).toEqual(["First", "Second"]);
    expect(total).toBe(2);
  });

  test("an unknown category finds nothing", async () => {
    expect(await list({ category: "unheard-of" })).toMatchObject({ providers: [], total: 0 });
  });

  test("a city matches part of the town or of an additional town, in any case and with any accents", async () => {
    await buildProvider(app, { city: "Groß-Umzinyathi", business_name: "Home town" });
    await buildProvider(app, {
      city: "Elsewhere",
      additional_cities: ["Umzinyáthi North"],
      business_name: "Also there",
    });
    const { names } = await list({ city: "UMZINYATHI" });
    expect(names.toSorted()).toEqual(["Also there", "Home town"]);
  });

  test("a province, verified only and a minimum trust score narrow down", async () => {
    const city = someTown();
    await buildProvider(app, { city, province: "Limpopo", business_name: "A", badges: ["verified"], trust_score: 4.5 });
    await buildProvider(app, { city, province: "Limpopo", business_name: "B", trust_score: 3.5 });
    await buildProvider(app, { city, province: "Gauteng", business_name: "C", trust_score: 4 });
    expect((await list({ city, province: "Limpopo" })).names).toEqual(["A", "B"]);
    expect((await list({ city, verified: "true" })).names).toEqual(["A"]);
    expect((await list({ city, verified: "false" })).total).toBe(3);
    expect((await list({ city, minTrustScore: "4" })).names).toEqual(["A", "C"]);
    expect((await list({ city, minTrustScore: "3.5", province: "Limpopo" })).names).toEqual(["A", "B"]);
  });

  test("price ranges leave providers that have any of them, and those without a price range", async () => {
    const city = someTown();
    await buildProvider(app, { city, business_name: "Cheap", price_range: ["$", "$$"], trust_score: 3 });
    await buildProvider(app, { city, business_name: "Dear", price_range: ["$$$$"], trust_score: 2 });
    await buildProvider(app, { city, business_name: "Silent", trust_score: 1 });
    expect((await list({ city, priceRanges: "$$,$$$" })).names).toEqual(["Cheap", "Silent"]);
    expect((await list({ city, priceRanges: "$$$$" })).names).toEqual(["Dear", "Silent"]);
  });

  test("an empty parameter counts as absent", async () => {
    const all = await list({});
    expect((await list({ city: "", province: "", sortBy: "", page: "", search: " " })).total).toBe(all.total);
  });
});

describe("order and pages", () => {
  test("each sort order is as its rule has it", async () => {
    const city = someTown();
    const recorded = { ratings_recorded_at: app.clock.now() };
    await buildProvider(app, { city, business_name: "A", trust_score: 4, google_rating: 4.1, price_range: ["$$$"] });
    await buildProvider(app, { city, business_name: "B", trust_score: 4, google_rating: 4.9, google_review_count: 90 });
    await buildProvider(app, {
      city,
      business_name: "C",
      trust_score: 4,
      price_range: ["$", "$$"],
      ...recorded,
      google_review_count: 5,
    });
    await buildProvider(app, {
      city,
      business_name: "D",
      trust_score: 1,
      google_rating: 5,
      facebook_review_count: 7,
      ...recorded,
    });
    expect((await list({ city })).names).toEqual(["B", "A", "C", "D"]);
    expect((await list({ city, sortBy: "rating" })).names).toEqual(["B", "A", "C", "D"]);
    expect((await list({ city, sortBy: "trust" })).names.at(-1)).toBe("D");
    expect((await list({ city, sortBy: "reviews" })).names).toEqual(["D", "C", "B", "A"]);
    expect((await list({ city, sortBy: "price" })).names).toEqual(["C", "A", "B", "D"]);
  });

  test("pages follow each other without gaps or repeats and have the total", async () => {
    const city = someTown();
    for (let each = 0; each < 5; each += 1)
      await buildProvider(app, { city, business_name: `P${each}`, trust_score: 2 });
    const pages = [
      await list({ city, limit: "2" }),
      await list({ city, limit: "2", page: "2" }),
      await list({ city, limit: "2", page: "3" }),
    ];
    expect(pages.map(({ total, page, limit }) => [total, page, limit])).toEqual([
      [5, 1, 2],
      [5, 2, 2],
      [5, 3, 2],
    ]);
    expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(5);
    expect(await list({ city, limit: "2", page: "4" })).toMatchObject({ providers: [], total: 5, page: 4 });
  });

  test("a page without a limit has 24 entries, and neither means every match up to 1,000", async () => {
    expect(await list({ page: "1" })).toMatchObject({ page: 1, limit: 24 });
    expect(await list({})).toMatchObject({ page: 1, limit: 1_000 });
  });
});

test.each([
  ["page", "0"],
  ["page", "one"],
  ["limit", "101"],
  ["limit", "0"],
  ["minTrustScore", "abc"],
  ["minTrustScore", "6"],
  ["priceRanges", "$,€"],
  ["sortBy", "name"],
  ["verified", "maybe"],
  ["province", "Atlantis"],
  ["search", "x".repeat(101)],
])("an unreadable %s=%s is a 400 that names it", async (name, value) => {
  const { status, body } = await app.call<ErrorAnswer>(`/api/providers?${new URLSearchParams({ [name]: value })}`);
  expect(status).toBe(400);
  expect(body.code).toBe("bad_parameter");
  expect(body.error).toContain(name);
  expect(body.fields?.[name]).toMatch(/\.$/);
});

test("unpublished providers and super admins are in no list and no count", async () => {
  const city = someTown();
  await buildProvider(app, { city, business_name: "Hidden", is_published: false, categories: ["menswear"] });
  await buildSuperAdmin(app, { city, business_name: "Admin", categories: ["menswear"] });
  expect(await list({ city })).toMatchObject({ providers: [], total: 0 });
  expect((await list({ search: "Hidden" })).names).not.toContain("Hidden");
  expect((await list({ category: "menswear" })).total).toBe(0);
});

test("a card has its pictures, badges and categories, and never the account's address", async () => {
  const city = someTown();
  const { id, email } = await buildProvider(app, {
    city,
    categories: ["photographers: Documentary", "videographers"],
    badges: ["verified", "pioneer", "premier"],
    google_rating: 5,
    google_review_count: 30,
    facebook_rating: 4,
    facebook_review_count: 10,
    price_from: 12_500,
    typical_price: 29_000,
    typical_price_for: "Full day, 9 hours",
  });
  await buildMedium(app, id, { role: "logo" });
  await buildMedium(app, id, { role: "banner" });
  const answer = await app.request(`/api/providers?city=${encodeURIComponent(city)}`);
  const text = await answer.text();
  expect(text).not.toContain(email);
  const [card] = (JSON.parse(text) as List).providers;
  expect(card).toMatchObject({
    id,
    category_name: "Photographers",
    category_slug: "photographers",
    price_from: 12_500,
    typical_price: 29_000,
    typical_price_for: "Full day, 9 hours",
    badge_type: "premier",
    verification_status: "verified",
    trust_tier: "Verified",
    rating: 4.75,
    review_count: 40,
  });
  expect(card?.categories.map(({ name, selected_subcategory }) => [name, selected_subcategory])).toEqual([
    ["Photographers", "Documentary"],
    ["Videographers", null],
  ]);
  expect(card?.logo?.width).toBe(192);
  expect(card?.banner).toMatchObject({ width: 720, height: 480 });
  expect(card?.badges).toHaveLength(3);
});
