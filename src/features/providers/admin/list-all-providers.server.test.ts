import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { AdminProvider } from "../../../contract/providers/admin-schema.ts";
import { provider } from "../../../schema/providers.ts";
import { badge } from "../../../schema/trust.ts";

const app = await startTestApp();
const days = (count: number) => ({ created_at: new Date(Date.UTC(2026, 0, count)) });

const admin = await buildSuperAdmin(app, { business_name: "The Office", contact_person: "Nomsa Dube", ...days(1) });
const token = await buildToken(app, admin.id);
const zoe = await buildProvider(app, {
  business_name: "Zoë's Cakes",
  contact_person: "Zoë Müller",
  email: "Bakery@cakes.test",
  categories: ["cakes-and-desserts"],
  badges: ["pioneer", "premier"],
  google_rating: 4.5,
  google_review_count: 12,
  ratings_recorded_at: app.clock.now(),
  trust_score: 4.1,
  ...days(2),
});
const hidden = await buildProvider(app, {
  business_name: "André Films",
  contact_person: "André Botha",
  email: "100%_films@post.test",
  city: "Pretoria",
  is_published: false,
  trust_score: 1,
  ...days(3),
});
const plain = await buildProvider(app, {
  business_name: "bloom & Co",
  email: "flowers@post.test",
  badges: ["verified"],
  trust_score: 4.9,
  ...days(4),
});

await app.runtime.database.db.update(badge).set({ granted_at: new Date("2026-02-01T10:00:00.123Z") });
const granted = {
  granted_at: "2026-02-01T10:00:00.123Z",
  origin: "admin",
  granted_by_name: null,
  notes: null,
  rests_since: null,
  rests_for: null,
};

type Body = { providers: AdminProvider[]; total: number; page: number; limit: number };
const list = (query: Record<string, string> = {}) =>
  app.call<Body>(`/api/admin/providers?${new URLSearchParams(query).toString()}`, { token });
const idsOf = async (query: Record<string, string>) => (await list(query)).body.providers.map(({ id }) => id);

test("providers whose city names no known place have a separate list", async () => {
  const lost = await buildProvider(app, { city: "Xanadu", created_at: new Date("2025-01-01") });
  await buildProvider(app, { city: null, created_at: new Date("2025-01-01") });
  expect((await list({ place: "unknown" })).body).toMatchObject({
    total: 1,
    providers: [{ id: lost.id, city: "Xanadu" }],
  });
  await app.runtime.database.db.delete(provider).where(eq(provider.created_at, new Date("2025-01-01")));
});

test("an entry has all columns of the table, with the account's address", async () => {
  const { status, body } = await list({ search: "cakes.test" });
  expect([status, body.total, body.page, body.limit]).toEqual([200, 1, 1, 1000]);
  expect(body.providers).toEqual([
    {
      id: zoe.id,
      business_name: "Zoë's Cakes",
      category_name: "Cakes & Desserts",
      contact_person: "Zoë Müller",
      email: "Bakery@cakes.test",
      city: "Cape Town",
      is_published: true,
      is_super_admin: false,
      has_second_factor: false,
      suspended_at: null,
      suspended_reason: null,
      badges: [
        { badge_type: "pioneer", ...granted },
        { badge_type: "premier", ...granted },
      ],
      badge_type: "premier",
      trust_score: 4.1,
      trust_tier: null,
      google_rating: 4.5,
      google_review_count: 12,
      facebook_rating: null,
      facebook_review_count: null,
      ratings_recorded: true,
      created_at: "2026-01-02T00:00:00.000Z",
    },
  ]);
});

test.each([
  ["business name, whatever case and accents", "ZOE'S", () => [zoe.id]],
  ["contact person", "muller", () => [zoe.id]],
  ["a part of the account's email", "films@POST", () => [hidden.id]],
  ["two at once, newest first", "@post.test", () => [plain.id, hidden.id]],
  ["signs as they are", "100%_", () => [hidden.id]],
  ["nothing by the town", "pretoria", () => []],
  ["nothing by the category", "Desserts", () => []],
  ["nothing across name and person", "cakes zoe", () => []],
])("a search finds by %s", async (_name, search, ids) => {
  expect(await idsOf({ search })).toEqual(ids());
});

test.each([
  ["newest", () => [plain.id, hidden.id, zoe.id, admin.id]],
  ["oldest", () => [admin.id, zoe.id, hidden.id, plain.id]],
  ["name", () => [hidden.id, plain.id, admin.id, zoe.id]],
])("in the order %s", async (sort, ids) => {
  expect(await idsOf({ sort })).toEqual(ids());
});

test("the most trusted first", async () => {
  expect((await idsOf({ sort: "trust" })).slice(0, 2)).toEqual([plain.id, zoe.id]);
});

test("narrowed down by being published and by badge, also both", async () => {
  expect(await idsOf({ published: "false" })).toContain(hidden.id);
  expect(await idsOf({ published: "true" })).not.toContain(hidden.id);
  expect(await idsOf({ badge: "premier" })).toEqual([zoe.id]);
  expect(await idsOf({ badge: "featured" })).toEqual([]);
  expect(await idsOf({ badge: "none", search: "films" })).toEqual([hidden.id]);
  expect(await idsOf({ badge: "verified", published: "false" })).toEqual([]);
  expect(await idsOf({ badge: "resting" })).toEqual([]);
  const { db } = app.runtime.database;
  await db.update(provider).set({ verification_rests_since: app.clock.now() }).where(eq(provider.id, hidden.id));
  expect(await idsOf({ badge: "resting" })).toEqual([hidden.id]);
});

test("a page at a time, with how many there are in all", async () => {
  expect((await list({ page: "2", limit: "3" })).body).toMatchObject({ total: 4, page: 2, limit: 3 });
  expect((await list({ limit: "2" })).body).toMatchObject({ total: 4, page: 1, limit: 2 });
  expect((await list({ page: "9" })).body).toMatchObject({ total: 4, limit: 50, providers: [] });
  expect((await list({ page: "2", limit: "1", search: "post.test" })).body).toMatchObject({ total: 2 });
});

test.each(["page=0", "limit=101", "sort=size", "badge=golden", "published=yes"])(
  "%s is refused by its name",
  async (query) => {
    const answer = await app.call<{ code: string; fields: Record<string, string> }>(`/api/admin/providers?${query}`, {
      token,
    });
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
      400,
      "bad_parameter",
      [query.split("=")[0]],
    ]);
  },
);
