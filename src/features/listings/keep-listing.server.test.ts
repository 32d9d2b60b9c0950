import { and, eq, sql } from "drizzle-orm";
import { describe, expect, inject, test, vi } from "vitest";
import { buildEndorsement, buildProvider, buildSuperAdmin } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openCalendar, usualRules } from "../../../test/open-calendar.ts";
import { rows } from "../../platform/database.ts";
import { account } from "../../schema/accounts.ts";
import { calendar } from "../../schema/calendars.ts";
import { provider, providerCategory } from "../../schema/providers.ts";
import { badge } from "../../schema/trust.ts";
import { addDays, todayOf } from "../calendars/rules.ts";
import { listFeatured } from "./list-featured.ts";
import { listProviderAddresses } from "./list-provider-addresses.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

/** What the list says that it should not, and what it should say and does not. */
async function differences() {
  const whole = sql`(table listing except all table listed) union all (table listed except all table listing)`;
  const byCategory = sql`(table listing_category except all table listed_by_category)
    union all (table listed_by_category except all table listing_category)`;
  const cards = sql`(table listing_card except all table listed_card) union all (table listed_card except all table listing_card)`;
  const words = sql`(table listing_word except all table listed_by_word) union all (table listed_by_word except all table listing_word)`;
  const counted = sql`select kind, name, count(*) as total
    from listing, counted_of(category_ids, subcategory_ids, province, is_verified, search_text) group by 1, 2`;
  const kept = sql`select kind, name, sum(total) as total from listing_count group by 1, 2 having sum(total) <> 0`;
  const counts = sql`(${counted} except ${kept}) union all (${kept} except ${counted})`;
  const unlike: object[] = [];
  for (const each of [whole, byCategory, cards, words, counts]) unlike.push(...(await rows<object>(db, each)));
  return unlike;
}

/** Has a transaction do the first, and end once the second waits for it. */
async function bothAtOnce(first: (tx: typeof db) => Promise<unknown>, second: () => Promise<unknown>) {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  let other: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await first(tx);
    other = second();
    await vi.waitUntil(async () => (await rows(db, waiting)).length > 0);
  });
  await other;
}

async function isListed(id: string): Promise<boolean> {
  app.forget();
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
  await change({ price_from: 8000, price_to: 20_000 });
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
    review_standing: 1,
    review_total: 25,
    price_rank: 5,
    province: "Free State",
    price_from: 8000,
    price_to: 20_000,
    category_ids: [3],
    subcategory_ids: [301],
    // no venue any more
    place_slug: "clarens",
    town_slugs: ["ficksburg"],
    reach_km: 80,
    latitude: null,
    longitude: null,
  });
});

test("the rows by category follow the categories that a provider holds, and go with it", async () => {
  const { id } = await buildProvider(app, { categories: ["venues", "florists"], latitude: -28.5, longitude: 28.4 });
  const byCategory = () =>
    rows(db, sql`select category_id, latitude, reach_km from listing_category where provider_id = ${id} order by 1`);
  const held = (place: number) => and(eq(providerCategory.provider_id, id), eq(providerCategory.position, place));
  expect(await byCategory()).toHaveLength(2);
  await db.update(providerCategory).set({ category_id: 3, subcategory_id: 301 }).where(held(0));
  await db.update(provider).set({ willing_to_travel: true, radius_km: 80 }).where(eq(provider.id, id));
  expect(await byCategory()).toContainEqual({ category_id: 3, latitude: null, reach_km: 80 });
  expect(await byCategory()).toHaveLength(2);
  await db.delete(providerCategory).where(held(1));
  expect(await byCategory()).toHaveLength(1);
  expect(await differences()).toEqual([]);
  await db.update(provider).set({ is_published: false }).where(eq(provider.id, id));
  expect(await byCategory()).toEqual([]);
});

test("the rows by category follow what a calendar says of its days", async () => {
  const one = await openCalendar(app, { categories: ["venues", "florists"] });
  const noted = () =>
    rows<{ kept_on: string; notice_days: number; taken: boolean; limited: boolean }>(
      db,
      sql`select kept_on::text, notice_days, coalesce(get_bit(days_taken, 9), 0) = 1 as taken, coalesce(get_bit(days_limited, 9), 0) = 1 as limited
        from listing_category where provider_id = ${one.id} group by 1, 2, 3, 4`,
    );
  const today = todayOf(app.clock.now());
  const from = addDays(today, 9);
  const free = { kept_on: today, notice_days: 0, taken: false, limited: false };
  const { entry } = (await one.add({ kind: "hold", from, hold_days: 1 })).body;
  expect(await noted()).toEqual([{ ...free, taken: true }]);
  await one.rules({ ...usualRules, capacity: 2, notice_days: 3 });
  expect(await noted()).toEqual([{ ...free, notice_days: 3, limited: true }]);
  await one.remove(entry.id);
  expect(await noted()).toEqual([{ ...free, notice_days: 3 }]);
  await one.rules({ ...usualRules, seasons: [{ from: from.slice(5), to: from.slice(5) }] });
  expect(await noted()).toEqual([{ ...free, taken: true }]);
  await db.update(provider).set({ is_published: false }).where(eq(provider.id, one.id));
  expect(await noted()).toEqual([]);
  await db.update(provider).set({ is_published: true }).where(eq(provider.id, one.id));
  expect(await noted()).toEqual([{ ...free, taken: true }]);
  expect(await differences()).toEqual([]);
});

describe("whether a provider ever opened a calendar", () => {
  const known = async (id: string) => {
    const found = await rows<{ has_calendar: boolean }>(
      db,
      sql`select has_calendar from listing where provider_id = ${id}`,
    );
    return found.map(({ has_calendar }) => has_calendar);
  };
  const publish = (to: typeof db, id: string) =>
    to.update(provider).set({ is_published: true, published_at: app.clock.now() }).where(eq(provider.id, id)).execute();
  const open = (to: typeof db, id: string) =>
    to.insert(calendar).values({ provider_id: id, kept_at: app.clock.now() }).execute();

  test("the list knows it, whichever comes first", async () => {
    const { id } = await buildProvider(app);
    expect(await known(id)).toEqual([false]);
    await open(db, id);
    expect(await known(id)).toEqual([true]);
    const hidden = await buildProvider(app, { is_published: false });
    await open(db, hidden.id);
    await publish(db, hidden.id);
    expect(await known(hidden.id)).toEqual([true]);
    expect(await differences()).toEqual([]);
  });

  test.runIf(inject("testDatabase").kind === "server").each([
    { name: "it opens while it is being listed", first: publish, second: open },
    { name: "it is listed while it opens", first: open, second: publish },
  ])("the list knows it where $name", async ({ first, second }) => {
    const { id } = await buildProvider(app, { is_published: false });
    await bothAtOnce(
      (tx) => first(tx, id),
      () => second(db, id),
    );
    expect(await known(id)).toEqual([true]);
  });
});

describe("the words of a provider's searched texts", () => {
  const heldBy = async (id: string) => {
    const found = await rows<{ word: string; says: string }>(
      db,
      sql`select word, concat_ws(' ', trust_score, google_rating, province, case when is_verified then 'verified' end) as says
        from listing_word where provider_id = ${id} order by 1`,
    );
    return Object.fromEntries(found.map(({ word, says }) => [word, says]));
  };
  const of = (id: string) => eq(provider.id, id);
  const named = {
    business_name: "Ysterhout Ysterhout",
    contact_person: "Thandi",
    city: "Paarl",
    province: null,
  } as const;

  test("are there once each, in the place that the provider has in the usual order, with what searches are narrowed by, and follow it", async () => {
    const { id } = await buildProvider(app, { ...named, categories: [], trust_score: 3, google_rating: null });
    expect(await heldBy(id)).toEqual({ ysterhout: "3 -1", thandi: "3 -1", paarl: "3 -1" });
    await db.update(provider).set({ google_rating: 4.5 }).where(of(id));
    expect(await heldBy(id)).toEqual({ ysterhout: "3 4.5", thandi: "3 4.5", paarl: "3 4.5" });
    await db.update(provider).set({ trust_score: 4, city: "Wellington" }).where(of(id));
    expect(await heldBy(id)).toEqual({ ysterhout: "4 4.5", thandi: "4 4.5", wellington: "4 4.5" });
    await db.update(provider).set({ province: "Limpopo" }).where(of(id));
    await db.insert(badge).values({ provider_id: id, badge_type: "verified" });
    const says = "4 4.5 Limpopo verified";
    expect(await heldBy(id)).toEqual({ ysterhout: says, thandi: says, wellington: says });
    await db.update(provider).set({ is_published: false }).where(of(id));
    expect(await heldBy(id)).toEqual({});
    expect(await differences()).toEqual([]);
  });

  test("stay where nothing of them changes", async () => {
    const { id } = await buildProvider(app, named);
    const placed = () => rows(db, sql`select ctid::text from listing_word where provider_id = ${id} order by word`);
    const before = await placed();
    await db.update(provider).set({ price_from: 8000, description: "Of wood." }).where(of(id));
    expect(await placed()).toEqual(before);
  });

  test.runIf(inject("testDatabase").kind === "server")("follow two who change them at once", async () => {
    const { id } = await buildProvider(app, { ...named, categories: [], trust_score: 3, google_rating: null });
    await bothAtOnce(
      (tx) => tx.update(provider).set({ business_name: "Stinkhout" }).where(of(id)),
      () => db.update(provider).set({ trust_score: 4 }).where(of(id)).execute(),
    );
    expect(await heldBy(id)).toEqual({ stinkhout: "4 -1", thandi: "4 -1", paarl: "4 -1" });
    expect(await differences()).toEqual([]);
  });
});

test("a list that is filled in bulk is the same", async () => {
  await buildProvider(app, { is_published: false });
  await buildSuperAdmin(app);
  await db.execute(sql`delete from listing`);
  expect(await differences()).not.toEqual([]);
  await db.execute(sql`select fill_listing()`);
  expect(await differences()).toEqual([]);
});

test.runIf(inject("testDatabase").kind === "server")(
  "whoever is listed or hidden while another transaction counts the same waits for nobody, and what lies apart is added up",
  async () => {
    const some = { business_name: "Beside Zwartkoppies", categories: ["venues"] };
    const [one, other] = [await buildProvider(app, some), await buildProvider(app, some)];
    const show = (to: typeof db, id: string, is_published: boolean) =>
      to.update(provider).set({ is_published }).where(eq(provider.id, id));
    const apart = () => rows(db, sql`select total from listing_count where name = 'zwartkoppies' order by total`);
    for (const is_published of [false, true, false]) {
      await db.transaction(async (tx) => {
        await show(tx, one.id, is_published);
        await show(db, other.id, is_published);
      });
      expect(await differences()).toEqual([]);
    }
    expect(await apart()).toEqual([{ total: -1 }, { total: 1 }]);
    await buildProvider(app);
    expect(await apart()).toEqual([]);
    expect(await differences()).toEqual([]);
  },
);

test("the first six verified providers in the usual order are featured", async () => {
  for (const trust_score of [4.91, 4.99, 4.93, 4.97, 4.95, 4.92, 4.98]) {
    await buildProvider(app, { badges: ["verified"], trust_score });
  }
  await buildProvider(app, { trust_score: 5 });
  const featured = await listFeatured(app.ctx());
  expect(featured.map(({ trust_score }) => trust_score)).toEqual([4.99, 4.98, 4.97, 4.95, 4.93, 4.92]);
});
