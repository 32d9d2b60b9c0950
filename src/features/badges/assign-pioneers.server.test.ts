import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { BadgeStats } from "../../contract/badges/schema.ts";
import { auditEntry } from "../../schema/audit.ts";
import { provider } from "../../schema/providers.ts";
import { badge } from "../../schema/trust.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const admin = await buildSuperAdmin(app, { created_at: new Date("2020-01-01") });
const token = await buildToken(app, admin.id);

const press = () =>
  app.call<{ message: string; updated: number }>("/api/admin/badges/bulk-pioneer", { method: "POST", token });
const pioneers = async () =>
  (await db.select().from(badge).where(eq(badge.badge_type, "pioneer"))).map((each) => each.provider_id);

/** Oldest first. */
async function join(count: number, overrides: Parameters<typeof buildProvider>[1] = {}) {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const created_at = new Date(Date.UTC(2024, 0, 1 + each));
    ids.push((await buildProvider(app, { created_at, ...overrides })).id);
  }
  return ids;
}

beforeEach(async () => {
  await db.execute(sql`delete from account where id <> ${admin.id}`);
  app.discard();
});

test("the thirty oldest without any badge get it, super admins left out", async () => {
  const decorated = await join(2, { badges: ["featured"], created_at: new Date("2021-01-01") });
  const ids = await join(33);
  expect(await press()).toMatchObject({
    status: 200,
    body: { updated: 30, message: "Pioneer badges assigned to 30 providers." },
  });
  expect((await pioneers()).toSorted()).toEqual(ids.slice(0, 30).toSorted());
  expect(await db.$count(badge, eq(badge.provider_id, decorated[0] ?? ""))).toBe(1);
  const [entry] = await db.select().from(auditEntry).orderBy(desc(auditEntry.created_at)).limit(1);
  expect(entry).toMatchObject({ action: "badge_added", actor_id: admin.id, details: { in_bulk: true } });
  expect((await press()).body.updated).toBe(3);
  expect(await press()).toMatchObject({ body: { updated: 0, message: "Every provider has a badge already." } });
});

test("pressed twice at once, nobody is counted twice", async () => {
  const ids = await join(40);
  const answers = await Promise.all([press(), press()]);
  expect(new Set(answers.map(({ body }) => body.updated))).toEqual(new Set([30, 10]));
  expect((await pioneers()).toSorted()).toEqual(ids.toSorted());
});

test("the stats count the holders of each badge; none counts those without pioneer and premier", async () => {
  await join(2);
  await join(1, { badges: ["pioneer", "premier"] });
  await join(1, { badges: ["pioneer"], is_published: false });
  await join(1, { badges: ["verified", "trusted"] });
  await buildSuperAdmin(app, { badges: ["premier", "featured"] });
  const { body } = await app.call<{ stats: BadgeStats }>("/api/admin/badges/stats", { token });
  expect(body.stats).toEqual({ total: 5, none: 3, pioneer: 2, premier: 1, verified: 1, featured: 0, trusted: 1 });
  await db.delete(provider).where(eq(provider.is_super_admin, false));
  const empty = await app.call<{ stats: BadgeStats }>("/api/admin/badges/stats", { token });
  expect(empty.body.stats).toMatchObject({ total: 0, none: 0, pioneer: 0 });
});
