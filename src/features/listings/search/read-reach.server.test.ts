import { beforeAll, expect, test } from "vitest";
import { buildProvider } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { ErrorAnswer } from "../../../contract/error-answer.ts";
import type { CategoryReach } from "../../../contract/providers/page-schema.ts";
import type { ProviderCard } from "../../../contract/providers/schema.ts";

const app = await startTestApp();

async function reach(query: string) {
  const { status, body } = await app.call<{ categories: CategoryReach[] }>(`/api/providers/reach?${query}`);
  expect(status).toBe(200);
  return new Map(body.categories.map((each) => [each.slug, each]));
}

const freeState = { city: "Clarens", province: "Free State" } as const;
const gauteng = { city: "Johannesburg", province: "Gauteng", willing_to_travel: true } as const;

beforeAll(async () => {
  const here = ["One", "Two", "Three", "Four"];
  for (const [at, business_name] of here.entries())
    await buildProvider(app, {
      ...freeState,
      business_name,
      trust_score: 4 - at,
      categories: ["florists", "transport"],
    });
  const road = { travel_free_km: 100, travel_rate_per_km: 5 };
  await buildProvider(app, { ...gauteng, ...road, business_name: "Comes", radius_km: 500, categories: ["transport"] });
  await buildProvider(app, { ...gauteng, business_name: "Barn", radius_km: 500, categories: ["venues"] });
  await buildProvider(app, {
    ...gauteng,
    business_name: "Also a barn",
    radius_km: 500,
    categories: ["caterers", "venues"],
  });
  await buildProvider(app, { ...freeState, business_name: "Hidden", is_published: false, categories: ["florists"] });
});

test("the answer has for each category how many reach the place and the first three, in the order of the list near it", async () => {
  const result = await reach("near=clarens");
  expect(result.size).toBe(20);
  for (const [slug, { total, best }] of result) {
    const { body } = await app.call<{ providers: ProviderCard[]; total: number }>(
      `/api/providers?near=clarens&category=${slug}`,
    );
    expect([slug, total]).toEqual([slug, body.total]);
    expect(best.map(({ id }) => id)).toEqual(body.providers.slice(0, 3).map(({ id }) => id));
  }
  expect(result.get("transport")).toMatchObject({ total: 5, best: [{ business_name: "One" }, {}, {}] });
  expect(result.get("florists")?.total).toBe(4);
  expect(result.get("venues")).toMatchObject({ total: 0, best: [] });
  expect(result.get("caterers")?.total).toBe(1);
});

test("each one shows its distance and the cost of the road", async () => {
  const result = await reach("near=ladysmith&within=25");
  expect(result.get("florists")?.total).toBe(0);
  const [comes] = result.get("transport")?.best ?? [];
  const distance_km = comes?.distance_km ?? 0;
  expect(distance_km).toBeGreaterThan(200);
  expect(comes).toMatchObject({
    business_name: "Comes",
    reaches: "travels",
    travel_fee_estimate: (2 * distance_km - 100) * 5,
  });
});

test.each(["", "near=", "near=no-such-place", "near=clarens&within=7"])(
  "%j is a 400 that names what is wrong",
  async (query) => {
    const { status, body } = await app.call<ErrorAnswer>(`/api/providers/reach?${query}`);
    expect([status, body.code]).toEqual([400, "bad_parameter"]);
    expect(body.error).toMatch(/^(near|within)/);
  },
);
