import { expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ProviderCard, ProviderMap } from "../../contract/providers/schema.ts";
import { findPlace } from "../places/rules.ts";

const app = await startTestApp();
const read = async (query: string) => (await app.call<ProviderMap>(`/api/providers/map?${query}`)).body;
const list = async (query: string) =>
  (await app.call<{ providers: ProviderCard[]; total: number }>(`/api/providers?${query}`)).body;

const kzn = { province: "KwaZulu-Natal", categories: ["photographers"] } as const;
await buildProvider(app, {
  ...kzn,
  categories: ["photographers"],
  city: "Durban",
  business_address: "12 Secret Street",
});
await buildProvider(app, { ...kzn, categories: ["photographers"], city: "eThekwini", additional_cities: ["Ballito"] });
await buildProvider(app, { ...kzn, categories: ["venues"], city: "Durban", latitude: -29.81234, longitude: 31.01234 });
await buildProvider(app, { ...kzn, categories: ["photographers"], city: "Ballito", badges: ["verified"] });
await buildProvider(app, { ...kzn, categories: ["photographers"], city: "The farm behind the hill" });
await buildProvider(app, { ...kzn, categories: ["photographers"], city: "Howick", is_published: false });

test("each place comes with how many are at home there, and they add up to the list", async () => {
  const { places, elsewhere, total } = await read("");
  expect(Object.fromEntries(places.map(({ slug, count }) => [slug, count]))).toEqual({ durban: 3, ballito: 1 });
  expect([elsewhere, total]).toEqual([1, (await list("")).total]);
});

test.each([
  "category=photographers",
  "verified=true",
  "city=Ballito",
  "search=photographers&province=Gauteng",
  "category=none",
])("the list's filters count: %s", async (query) => {
  const { places, elsewhere, total } = await read(query);
  expect(total).toBe((await list(query)).total);
  expect(places.reduce((sum, { count }) => sum + count, elsewhere)).toBe(total);
});

test("a place's own list has the total of the map, and an unknown place has none", async () => {
  expect((await list("place=durban")).total).toBe(3);
  expect((await list("place=durban&category=photographers")).total).toBe(2);
  expect(await list("place=atlantis-of-old")).toMatchObject({ providers: [], total: 0 });
});

test("no business is nearer than its town: neither a pin nor a street is in the map's answer", async () => {
  const durban = findPlace("durban");
  const answer = await read("");
  expect(answer.places.find(({ slug }) => slug === "durban")).toMatchObject({
    latitude: durban?.latitude,
    longitude: durban?.longitude,
  });
  expect(JSON.stringify(answer)).not.toMatch(/Secret|81234|01234/);
});

test("an unreadable parameter is refused by name", async () => {
  const { status, body } = await app.call<{ fields: object }>("/api/providers/map?minTrustScore=9");
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty("minTrustScore");
});
