import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { badgeTypes } from "../../contract/badges/words.ts";
import type { BadgeType } from "../../contract/primitives.ts";
import { provider } from "../../schema/providers.ts";
import { badge } from "../../schema/trust.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

/** What a provider's row says of its badges. */
async function badgesOf(id: string): Promise<BadgeType[] | undefined> {
  const [row] = await db.select({ badge_types: provider.badge_types }).from(provider).where(eq(provider.id, id));
  return row?.badge_types;
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const that = (id: string, badge_type: BadgeType) => and(eq(badge.provider_id, id), eq(badge.badge_type, badge_type));

test("whoever writes which badges a provider holds, its row follows, the oldest first", async () => {
  const [{ id }, { id: other }] = [await buildProvider(app), await buildProvider(app)];
  expect(await badgesOf(id)).toEqual([]);
  await db.insert(badge).values([
    { provider_id: id, badge_type: "featured", granted_at: day(3) },
    { provider_id: id, badge_type: "premier", granted_at: day(1) },
    { provider_id: id, badge_type: "verified", granted_at: day(2) },
    { provider_id: other, badge_type: "pioneer", granted_at: day(1) },
  ]);
  expect(await badgesOf(id)).toEqual(["premier", "verified", "featured"]);
  expect(await badgesOf(other)).toEqual(["pioneer"]);
  await db
    .update(badge)
    .set({ granted_at: day(4) })
    .where(that(id, "premier"));
  expect(await badgesOf(id)).toEqual(["verified", "featured", "premier"]);
  await db.update(badge).set({ provider_id: other }).where(that(id, "featured"));
  expect(await badgesOf(id)).toEqual(["verified", "premier"]);
  expect(await badgesOf(other)).toEqual(["pioneer", "featured"]);
  await db.delete(badge).where(eq(badge.provider_id, other));
  expect(await badgesOf(other)).toEqual([]);
});

test("a row says which badges its provider holds, whatever is written into it", async () => {
  const { id } = await buildProvider(app, { badges: ["pioneer"] });
  await db
    .update(provider)
    .set({ badge_types: ["premier", "trusted"] })
    .where(eq(provider.id, id));
  expect(await badgesOf(id)).toEqual(["pioneer"]);
});

test("badges that are granted at once all stand", async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, async () => (await buildProvider(app)).id));
  const grants = ids.flatMap((provider_id) =>
    badgeTypes.map((badge_type, place) =>
      db.transaction((tx) => tx.insert(badge).values({ provider_id, badge_type, granted_at: day(place + 1) })),
    ),
  );
  await Promise.all(grants);
  const found = await db.select({ held: provider.badge_types }).from(provider).where(inArray(provider.id, ids));
  expect(found).toEqual(ids.map(() => ({ held: [...badgeTypes] })));
});
