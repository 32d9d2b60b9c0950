import { expect, test } from "vitest";
import { buildProvider } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { WaysAnswer } from "../../../contract/providers/schema.ts";
import { suggestSearches } from "./suggest-ways.ts";

const app = await startTestApp();
const province = "KwaZulu-Natal";
const categories = ["photographers"];

await buildProvider(app, { city: "Durban", province, categories: ["caterers"] });
await buildProvider(app, { city: "Durban", province, categories, typical_price: 90_000 });
await buildProvider(app, { city: "Ballito", province, categories, additional_cities: ["Umhlanga"] });
await buildProvider(app, { city: "ballito ", province, categories, badges: ["verified"] });
await buildProvider(app, { city: "Umhlanga", province, categories });
await buildProvider(app, { city: "Clarens", province: "Free State", categories });
await buildProvider(app, { city: "Cape Town", province: "Western Cape", categories });
await buildProvider(app, { city: "Howick", province, categories, is_published: false });
app.discard();

const suggestions = (query: Parameters<typeof suggestSearches>[1], total: number) =>
  suggestSearches(app.ctx(), query, total);

test("each filter that hides a vendor can be removed, with the number found then", async () => {
  const query = { category: "photographers", city: "Durban", priceTo: 5000, verified: true };
  const { without } = await suggestions(query, 0);
  expect(without).toEqual({ city: 1 });
  const { without: free } = await suggestions({ category: "photographers", city: "Durban", priceTo: 5000 }, 0);
  expect(free).toEqual({ city: 5, price: 1 });
});

test("where no single filter is the cause, each place and category is counted separately", async () => {
  const query = { category: "photographers", city: "Clarens", verified: true, minTrustScore: 4.5 };
  expect(await suggestions(query, 0)).toMatchObject({ without: {}, alone: { category: 6, city: 1 } });
  const caterers = { ...query, category: "caterers" };
  expect((await suggestions(caterers, 0)).alone, "a place within the category").toEqual({ category: 1 });
  expect(await suggestions({ category: "photographers", city: "Durban", priceTo: 5000 }, 0)).toMatchObject({
    alone: {},
  });
});

test("facts are removed together", async () => {
  const facts = ["accommodation", "boho"];
  expect((await suggestions({ category: "photographers", city: "Durban", facts }, 0)).without).toEqual({ facts: 1 });
});

test("a category with vendors stays, and its subcategory can be removed", async () => {
  const query = { category: "photographers", subcategory: "fine-art", city: "Durban" };
  expect((await suggestions(query, 0)).without).toEqual({ subcategory: 1 });
});

test("other towns of the province count as their own lists do, also with who serves them from elsewhere", async () => {
  const { towns, provinces } = await suggestions({ category: "photographers", city: "Durban" }, 1);
  expect(towns).toEqual([
    { city: "Ballito", total: 2 },
    { city: "Umhlanga", total: 2 },
  ]);
  expect(provinces).toEqual([{ province: "Free State", total: 1 }]);
});

test("a town of no known province has no neighbours, and a province has its own", async () => {
  expect(await suggestions({ city: "Nowhere" }, 0)).toMatchObject({ towns: [], provinces: [] });
  const { towns, provinces } = await suggestions({ province: "Northern Cape", category: "photographers" }, 0);
  expect(towns).toEqual([]);
  expect(provinces).toEqual([
    { province: "Free State", total: 1 },
    { province: "Western Cape", total: 1 },
  ]);
});

test("a slip of the pen in the search is forgiven in the counts too", async () => {
  expect((await suggestions({ search: "photografers", province: "Northern Cape" }, 0)).without).toEqual({
    province: 6,
  });
});

test("an unknown category can be removed", async () => {
  expect((await suggestions({ category: "unheard-of", city: "Ballito" }, 0)).without).toEqual({ category: 2 });
});

test("a search that is a place's name has the ways of that place", async () => {
  const { is_place_searched, towns, provinces } = await suggestions({ category: "photographers", search: "durban" }, 1);
  expect(is_place_searched).toBe(true);
  expect(towns.map(({ city }) => city)).toEqual(["Ballito", "Umhlanga"]);
  expect(provinces).toEqual([{ province: "Free State", total: 1 }]);
  const named = await suggestions({ category: "photographers", search: "kwazulu-natal" }, 0);
  expect(named.provinces.toSorted((a, b) => b.total - a.total)).toEqual([
    { province, total: 4 },
    { province: "Free State", total: 1 },
  ]);
  const both = await suggestions({ search: "durban", city: "Ballito" }, 0);
  expect(both.is_place_searched).toBe(false);
});

test("a caller that does not know a list's total gets the total too", async () => {
  const { body } = await app.call<WaysAnswer>("/api/providers/ways?category=photographers&city=Durban&verified=true");
  expect(body).toMatchObject({ total: 0, without: { city: 1, verified: 1 } });
});
