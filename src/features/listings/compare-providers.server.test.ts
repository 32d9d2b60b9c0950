import { beforeAll, expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openCalendar, usualRules } from "../../../test/open-calendar.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";

const app = await startTestApp();
const date = "2027-03-20";
type Compared = { providers: ProviderCard[]; missing: number } & ErrorAnswer;
const compare = async (vendors: readonly string[], query = "") =>
  app.call<Compared>(`/api/providers/compare?vendors=${vendors.join(",")}${query}`);

const ids: Record<"near" | "far" | "silent" | "venue" | "hidden", string> = {
  near: "",
  far: "",
  silent: "",
  venue: "",
  hidden: "",
};

async function open(overrides: Parameters<typeof openCalendar>[1], isFree: boolean): Promise<string> {
  const one = await openCalendar(app, overrides);
  await one.rules(usualRules);
  if (!isFree) await one.add({ kind: "booking", from: date });
  return one.id;
}

beforeAll(async () => {
  const road = { willing_to_travel: true, travel_free_km: 20, travel_rate_per_km: 5 };
  const price = { typical_price: 29_000, typical_price_for: "Full day, 9 hours" };
  ids.near = await open({ ...road, ...price, city: "Paarl", radius_km: 200, categories: ["florists"] }, true);
  ids.far = await open({ city: "Durban", province: "KwaZulu-Natal", categories: ["florists"] }, false);
  ids.silent = (await buildProvider(app, { categories: ["florists"] })).id;
  ids.venue = (await buildProvider(app, { city: "Durban", province: "KwaZulu-Natal", categories: ["venues"] })).id;
  ids.hidden = (await buildProvider(app, { is_published: false })).id;
});

test("they come in the requested order, with price, the date's availability and the distance", async () => {
  const { status, body } = await compare([ids.far, ids.near, ids.silent], `&date=${date}&near=franschhoek`);
  expect(status).toBe(200);
  expect(body.missing).toBe(0);
  expect(body.providers).toMatchObject([
    { id: ids.far, availability: "taken", typical_price: null },
    {
      id: ids.near,
      availability: "free",
      typical_price: 29_000,
      typical_price_for: "Full day, 9 hours",
      reaches: "based_near",
      travel_fee_estimate: expect.any(Number) as number,
    },
    { id: ids.silent, availability: "not_known", reaches: "based_near" },
  ]);
});

test("a vendor that does not come to the place has its distance all the same, and a venue no fee", async () => {
  const { body } = await compare([ids.far, ids.venue], "&near=franschhoek");
  for (const each of body.providers) {
    expect(each.distance_km).toBeGreaterThan(1_000);
    expect(each).not.toHaveProperty("reaches");
    expect(each).not.toHaveProperty("availability");
  }
  const { body: there } = await compare([ids.venue], "&near=durban");
  expect(there.providers).toMatchObject([{ reaches: "based_near", travel_fee_estimate: null }]);
});

test("a hidden or unknown vendor is missing, and the others are compared", async () => {
  const { status, body } = await compare([ids.hidden, ids.near, "018f2a4e-7c1d-7b3a-9a52-6f0c3f1d2e4a"]);
  expect([status, body.missing, body.providers.map(({ id }) => id)]).toEqual([200, 2, [ids.near]]);
});

test.each([
  ["", "vendors"],
  ["?vendors=", "vendors"],
  ["?vendors=rose", "vendors"],
  [`?vendors=${Array.from({ length: 5 }, (_, at) => `018f2a4e-7c1d-7b3a-9a52-6f0c3f1d2e4${at}`).join(",")}`, "vendors"],
  ["?vendors=018f2a4e-7c1d-7b3a-9a52-6f0c3f1d2e4a&near=qqxzville", "near"],
  ["?vendors=018f2a4e-7c1d-7b3a-9a52-6f0c3f1d2e4a&date=2020-01-01", "date"],
])("/api/providers/compare%s is refused for its %s", async (query, name) => {
  const { status, body } = await app.call<Compared>(`/api/providers/compare${query}`);
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty(name);
});
