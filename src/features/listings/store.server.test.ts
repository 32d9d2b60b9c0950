import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildEndorsement, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { rows } from "../../platform/database/database.ts";
import { account } from "../../schema/accounts.ts";
import { provider, providerCategory } from "../../schema/providers.ts";
import { badge } from "../../schema/trust.ts";
import { listFeatured } from "./list-featured.ts";
import { listProviderAddresses } from "./list-provider-addresses.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

async function differences() {
  return rows<object>(
    db,
    sql`(table listing except all table listed) union all (table listed except all table listing)`,
  );
}

async function isListed(id: string): Promise<boolean> {
  app.discard();
  const { addresses } = await listProviderAddresses(app.ctx(), { offset: 0, limit: 50_000 });
  return addresses.some((each) => each.id === id);
}

test("a provider is listed exactly while it is published and no super admin", async () => {
  const { id } = await buildProvider(app, { is_published: false });
  expect(await isListed(id)).toBe(false);
  await db.update(provider).set({ is_published: true, published_at: app.clock.now() }).where(eq(provider.id, id));
  expect(await isListed(id)).toBe(true);
  await db.update(provider).set({ is_super_admin: true }).where(eq(provider.id, id));
  expect(await isListed(id)).toBe(false);
  await db.update(provider).set({ is_super_admin: false }).where(eq(provider.id, id));
  expect(await isListed(id)).toBe(true);
  await db.delete(account).where(eq(account.id, id));
  expect(await isListed(id)).toBe(false);
});

test("the list follows every change of what it shows, sorts and filters by", async () => {
  const { id } = await buildProvider(app, { price_range: ["$$"], categories: ["venues"] });
  await db.insert(badge).values({ provider_id: id, badge_type: "verified" });
  await buildEndorsement(app, { endorsed_provider_id: id, points_given: 3 });
  const change = (set: Partial<typeof provider.$inferInsert>) =>
    db.update(provider).set(set).where(eq(provider.id, id));
  await change({ google_rating: 4.5, google_review_count: 20 });
  await change({ ratings_recorded_at: app.clock.now(), facebook_review_count: 5 });
  await change({ price_from: 8000, price_to: 20_000, typical_price: 12_000 });
  await change({ facts: ["boho"], languages_spoken: ["South African Sign Language"], guests_max: 80 });
  await change({ price_range: [], province: "Free State", city: "x", keywords: ["y"] });
  await change({ place_slug: "clarens", town_slugs: ["ficksburg"] });
  await change({ willing_to_travel: true, radius_km: 80 });
  await change({ latitude: -28.5, longitude: 28.4 });
  const venue = await rows(db, sql`select reach_km, latitude from listing where provider_id = ${id}`);
  expect(venue).toEqual([{ reach_km: null, latitude: -28.5 }]);
  await db
    .update(providerCategory)
    .set({ category_id: 3, subcategory_id: 301 })
    .where(eq(providerCategory.provider_id, id));
  expect(await differences()).toEqual([]);
  const [row] = await rows(db, sql`select * from listing where provider_id = ${id}`);
  expect(row).toMatchObject({
    is_verified: true,
    review_source: 1,
    review_total: 25,
    price_rank: 5,
    province: "Free State",
    price_from: 8000,
    price_to: 20_000,
    typical_price: 12_000,
    facts: ["boho", "south-african-sign-language"],
    guests_max: 80,
    category_ids: [3],
    subcategory_ids: [301],
    place_slug: "clarens",
    town_slugs: ["ficksburg"],
    reach_km: 80,
    latitude: null,
    longitude: null,
  });
});

test("the first six verified providers in the usual order are featured", async () => {
  for (const trust_score of [4.91, 4.99, 4.93, 4.97, 4.95, 4.92, 4.98]) {
    await buildProvider(app, { badges: ["verified"], trust_score });
  }
  await buildProvider(app, { trust_score: 5 });
  const featured = await listFeatured(app.ctx());
  expect(featured.map(({ trust_score }) => trust_score)).toEqual([4.99, 4.98, 4.97, 4.95, 4.93, 4.92]);
});
