import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { random } from "../../../seed/random.ts";
import { buildProvider, type ProviderOverrides } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { withinSteps } from "../../contract/listings/filter-steps.ts";
import type { ProviderCard, WaysAnswer } from "../../contract/providers/schema.ts";
import { coverageOf } from "./measure-road.ts";
import { getPlace, places } from "./rules.ts";

const app = await startTestApp();

type List = { providers: ProviderCard[]; total: number };

async function list(query: Record<string, string>) {
  const { status, body } = await app.call<List>(`/api/providers?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return { ...body, names: body.providers.map(({ business_name }) => business_name) };
}

function within(category: string, each: ProviderOverrides) {
  return buildProvider(app, { ...each, categories: [category] });
}

const natal = { province: "KwaZulu-Natal" } as const;

describe("near a place", () => {
  const category = "florists";
  beforeAll(async () => {
    await within(category, { ...natal, city: "eThekwini", business_name: "There", trust_score: 1 });
    await within(category, { ...natal, city: "Umhlanga", business_name: "Suburb", trust_score: 4 });
    await within(category, { ...natal, city: "Pietermaritzburg", business_name: "Next town", trust_score: 3 });
    const far = { willing_to_travel: true, city: "Johannesburg", province: "Gauteng" } as const;
    await within(category, { ...far, business_name: "Serves it", additional_cities: ["Durban"], trust_score: 2 });
    await within(category, { ...far, business_name: "Comes not so far", radius_km: 500, trust_score: 5 });
    await within(category, {
      ...natal,
      city: "Ladysmith",
      willing_to_travel: true,
      radius_km: 400,
      business_name: "Comes so far",
      trust_score: 5,
      travel_free_km: 100,
      travel_rate_per_km: 6.5,
    });
    await within(category, { city: "Xanadu", province: "Gauteng", business_name: "Nowhere", trust_score: 5 });
  });

  test("it is those based there, then those who travel there, each group in the requested order", async () => {
    const { names, total } = await list({ near: "durban", category });
    expect(names).toEqual(["Suburb", "Next town", "There", "Comes so far", "Serves it"]);
    expect(total).toBe(5);
    expect((await list({ near: "durban", category, within: "25" })).names).toEqual([
      "Suburb",
      "There",
      "Comes so far",
      "Serves it",
    ]);
    expect((await list({ near: "durban", category, sortBy: "distance" })).names).toEqual([
      "There",
      "Suburb",
      "Next town",
      "Comes so far",
      "Serves it",
    ]);
  });

  test("a card shows the distance, the travel rule and the approximate cost of the road; without a place it shows none", async () => {
    const { providers } = await list({ near: "durban", category, sortBy: "distance" });
    const rows = providers.map(({ distance_km, reaches, travel_fee_estimate }) => [
      distance_km,
      reaches,
      travel_fee_estimate,
    ]);
    expect(rows).toEqual([
      [0, "based_near", null],
      [expect.any(Number), "based_near", null],
      [expect.any(Number), "based_near", null],
      [expect.any(Number), "travels", expect.any(Number)],
      [expect.any(Number), "travels", null],
    ]);
    const [, , , ladysmith] = providers;
    expect(ladysmith?.travel_fee_estimate).toBe(
      Math.round(((2 * (ladysmith?.distance_km ?? 0) - 100) * 6.5) / 10) * 10,
    );
    const { providers: plain } = await list({ category });
    expect(plain.filter((each) => "distance_km" in each || "reaches" in each)).toEqual([]);
  });

  test("pages continue from one group into the other, and other filters apply to both", async () => {
    const page = async (number: string) => list({ near: "durban", category, limit: "2", page: number });
    const pages = [await page("1"), await page("2"), await page("3"), await page("4")];
    expect(pages.map(({ names }) => names)).toEqual([
      ["Suburb", "Next town"],
      ["There", "Comes so far"],
      ["Serves it"],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect((await list({ near: "durban", category, province: "Gauteng" })).names).toEqual(["Serves it"]);
    expect((await list({ near: "durban", category, minTrustScore: "4" })).names).toEqual(["Suburb", "Comes so far"]);
  });

  test("the ways on count as the list does, and lead farther away", async () => {
    const makeRequest = async (query: Record<string, string>) =>
      (await app.call<WaysAnswer>(`/api/providers/ways?${new URLSearchParams(query)}`)).body;
    expect(await makeRequest({ near: "durban", category, within: "50" })).toMatchObject({
      total: 4,
      without: { near: 7 },
      wider: { within: 100, total: 5 },
    });
    const empty = await makeRequest({
      near: "clarens",
      within: "25",
      category,
      minTrustScore: "5",
      city: "Nowhereville",
    });
    expect(empty).toMatchObject({ total: 0, wider: null });
    const lonely = await makeRequest({ near: "springbok", category });
    expect(lonely).toMatchObject({ total: 0, without: { near: 7 }, wider: null });
  });
});

test("a venue is measured from its pin and does not travel; in a list of venues nobody does", async () => {
  const travelling = { willing_to_travel: true, radius_km: 500 };
  const pin = { latitude: -28.5107, longitude: 28.4187 };
  await buildProvider(app, { ...travelling, ...pin, city: "Sasolburg", business_name: "Farm", categories: ["venues"] });
  await buildProvider(app, { ...travelling, city: "Welkom", business_name: "Hall", categories: ["venues"] });
  await buildProvider(app, {
    ...travelling,
    ...pin,
    city: "Welkom",
    business_name: "Marquees",
    categories: ["decor-and-hire", "venues"],
  });
  const near = { near: "clarens", within: "25" };
  expect((await list({ ...near, category: "venues" })).providers).toMatchObject([
    { business_name: "Farm", distance_km: 1, reaches: "based_near", travel_fee_estimate: null },
  ]);
  expect((await list({ ...near, category: "decor-and-hire" })).names).toEqual(["Marquees"]);
});

test("a name in two provinces is two places", async () => {
  const category = "jewellery";
  await within(category, { city: "Middelburg", province: "Mpumalanga", business_name: "East" });
  await within(category, { city: "Middelburg", province: "Eastern Cape", business_name: "South" });
  await within(category, { city: "Middelburg", province: null, business_name: "Either" });
  expect((await list({ near: "middelburg-mpumalanga", category })).names).toEqual(["East"]);
  expect((await list({ near: "middelburg-eastern-cape", category })).names).toEqual(["South"]);
});

test("a border and the sea change nothing: what is within the distance is found on either side", async () => {
  const category = "stationery-and-invitations";
  await within(category, { city: "Port Edward", ...natal, business_name: "North of the river" });
  await within(category, { city: "Simon's Town", province: "Western Cape", business_name: "Across the bay" });
  expect((await list({ near: "bizana", category, within: "50" })).names).toEqual(["North of the river"]);
  expect((await list({ near: "gordons-bay", category, within: "50" })).names).toEqual(["Across the bay"]);
});

test.each([
  [{ near: "atlantis-of-old" }, "near"],
  [{ near: "Durban" }, "near"],
  [{ near: "durban", within: "99" }, "within"],
  [{ near: "durban", sortBy: "closest" }, "sortBy"],
])("%j is a 400 that names %s", async (query, name) => {
  for (const path of ["/api/providers", "/api/providers/ways"].slice(0, name === "sortBy" ? 1 : 2)) {
    const { status, body } = await app.call<ErrorAnswer>(`${path}?${new URLSearchParams(query)}`);
    expect(status).toBe(400);
    expect(body.code).toBe("bad_parameter");
    expect(body.fields?.[name]).toMatch(/\.$/);
    expect(body.error).toContain(name);
  }
});

test("the order by distance without a place is the usual one", async () => {
  const category = "mobile-bars";
  await within(category, { business_name: "Second", trust_score: 1 });
  await within(category, { business_name: "First", trust_score: 2 });
  expect((await list({ category, sortBy: "distance" })).names).toEqual(["First", "Second"]);
});

test("lists and counts follow the rule for which businesses reach a place", async () => {
  const category = "transport";
  const chance = random("reach");
  const someSlug = () => places[Math.floor(chance() * places.length)]?.slug ?? "durban";
  const made: { id: string; rule: Parameters<typeof coverageOf>[2] }[] = [];
  for (let each = 0; each < 60; each += 1) {
    const is_venue = chance() < 0.3;
    const rule = {
      place_slug: chance() < 0.9 ? someSlug() : null,
      town_slugs: chance() < 0.4 ? [someSlug(), "durban"] : [],
      willing_to_travel: chance() < 0.6,
      radius_km: chance() < 0.7 ? Math.floor(chance() * 501) : null,
      latitude: null,
      longitude: null,
      ...(chance() < 0.5 && { latitude: -34 + chance() * 11, longitude: 18 + chance() * 13 }),
    };
    const categories = is_venue ? ["venues", category] : [category];
    const { id } = await buildProvider(app, {
      ...rule,
      categories,
      business_name: `Wanderers ${each}`,
      trust_score: each % 4,
    });
    made.push({ id, rule: { ...rule, is_venue } });
  }
  const query = fc.tuple(fc.constantFrom(...places, getPlace("durban")), fc.constantFrom(...withinSteps));
  await fc.assert(
    fc.asyncProperty(query, async ([near, km]) => {
      const params = { category, near: near.slug, within: String(km) };
      const { providers, total } = await list(params);
      const due = made.flatMap(({ id, rule }) => {
        const reach = coverageOf(near, km, rule);
        return reach ? [`${id} ${reach.reaches} ${reach.distance_km}`] : [];
      });
      const result = providers.map(({ id, reaches, distance_km }) => `${id} ${reaches} ${distance_km}`);
      expect(new Set(result)).toEqual(new Set(due));
      expect([result.length, total]).toEqual([due.length, due.length]);
    }),
    { numRuns: 40 },
  );
});
