import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";

const app = await startTestApp();
type Answer = { is_published: boolean; card: ProviderCard | null };

const owner = await buildProvider(app, {
  business_name: "Waiting Lens",
  is_published: false,
  city: "Paarl",
  additional_cities: ["Wellington"],
  categories: ["photographers: Fine art", "videographers"],
  price_range: ["$$"],
  typical_price: 9000,
  keywords: ["Fynbos"],
});
const token = await buildToken(app, owner.id);

const read = (query: Record<string, string>, bearer = token) =>
  app.call<Answer>(`/api/providers/profile/card?${new URLSearchParams(query)}`, { token: bearer });

test.each([
  [{}],
  [{ category: "videographers" }],
  [{ category: "photographers", subcategory: "fine-art", province: "Western Cape", city: "wellington" }],
  [{ search: "fynbos", priceRanges: "$$,$$$", priceTo: "10000" }],
  [{ sortBy: "price", page: "7", limit: "24", minTrustScore: "0" }],
])("an unpublished own card is where it would be once published: %j", async (query) => {
  const { status, body } = await read(query);
  expect(status).toBe(200);
  expect(body).toMatchObject({ is_published: false, card: { business_name: "Waiting Lens", is_published: false } });
});

test.each([
  [{ category: "florists" }],
  [{ category: "unheard-of" }],
  [{ category: "photographers", subcategory: "elopements" }],
  [{ province: "Gauteng" }],
  [{ city: "durban" }],
  [{ verified: "true" }],
  [{ minTrustScore: "4.5" }],
  [{ priceRanges: "$" }],
  [{ priceTo: "8999" }],
  [{ search: "protea" }],
])("and nowhere else: %j", async (query) => {
  expect((await read(query)).body).toEqual({ is_published: false, card: null });
});

test("a published provider is in the lists themselves, and a super admin in none", async () => {
  const published = await buildProvider(app);
  const seen = await read({}, await buildToken(app, published.id));
  expect(seen.body).toEqual({ is_published: true, card: null });
  const admin = await buildSuperAdmin(app, { is_published: false });
  expect((await read({}, await buildToken(app, admin.id))).body.card).toBeNull();
});

test("only providers read it, with the filters of lists", async () => {
  expect((await app.call("/api/providers/profile/card")).status).toBe(401);
  expect((await read({ page: "0" })).status).toBe(400);
});
