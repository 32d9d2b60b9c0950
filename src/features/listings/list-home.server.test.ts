import { expect, test } from "vitest";
import { buildMany } from "../../../test/build-many.ts";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { listHome } from "./list-home.ts";

const app = await startTestApp();
await buildMany(app, 200, { city: "Clarens" }, 2);
const photographers = (provider_count: number) => ({ slug: "photographers", provider_count });

test("a category of two hundred is sent complete, whatever else the query has", async () => {
  const { providers, result } = await listHome(app.ctx(), { search: "nobody", page: 3 }, photographers(200));
  expect([providers.length, result]).toEqual([200, null]);
});

test("a larger category is sent in pages, filtered and ordered by the server", async () => {
  await buildProvider(app, { business_name: "Protea Lens", categories: ["photographers"], price_range: ["$"] });
  const page = async (query: object) => {
    const { providers, result } = await listHome(app.ctx(), query, photographers(201));
    return [providers.length, result?.total, result?.page, result?.pages];
  };
  expect(await page({})).toEqual([24, 201, 1, 9]);
  expect(await page({ page: 9 })).toEqual([9, 201, 9, 9]);
  expect(await page({ search: "clarens", sortBy: "price" })).toEqual([24, 200, 1, 9]);
  const { providers, result } = await listHome(app.ctx(), { search: "protea" }, photographers(201));
  expect(providers.map(({ business_name }) => business_name)).toEqual(["Protea Lens"]);
  expect(result?.ways?.without).toEqual({ search: 201 });
  expect((await listHome(app.ctx(), { search: "protea" }, photographers(201))).result?.isCapped).toBe(false);
});
