import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { day_ms } from "../../src/contract/durations.ts";
import * as limits from "../../src/contract/limits.ts";
import { startTrustJobs, enqueueCheck } from "../../src/features/providers/jobs.ts";
import { checkAllTrust } from "../../src/features/providers/trust/recompute-trust.ts";
import { account } from "../../src/schema/accounts.ts";
import { provider } from "../../src/schema/providers.ts";
import { buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await startTrustJobs(app.runtime);

async function trustOf(id: string) {
  const { trust_score, trust_tier } = provider;
  const [result] = await db.select({ trust_score, trust_tier }).from(provider).where(eq(provider.id, id));
  return result;
}

async function endorsedBy(count: number, overrides: Parameters<typeof buildProvider>[1] = {}) {
  const { id } = await buildProvider(app, { badges: ["verified"] });
  const before = await trustOf(id);
  const givers: { id: string; token: string }[] = [];
  for (let each = 0; each < count; each += 1) {
    const giver = await buildProvider(app, overrides);
    const token = await buildToken(app, giver.id);
    const body = { endorsed_provider_id: id, points_given: 3 };
    expect((await app.call("/api/endorsements", { body, token })).status).toBe(201);
    givers.push({ id: giver.id, token });
  }
  return { id, before, givers };
}

test("eight accounts of today raise neither score nor tier, and their endorsements are shown", async () => {
  const { id, before } = await endorsedBy(8);
  expect(await trustOf(id)).toEqual(before);
  const received = await app.call<{ data: { endorsements: unknown[] } }>(`/api/endorsements/received/${id}`);
  expect(received.body.data.endorsements).toHaveLength(8);
  const own = await app.call("/api/trust/mine", { token: await buildToken(app, id) });
  expect(own.body).toMatchObject({ endorsers: 0, endorsements_waiting: 8, next_tier: { endorsers_missing: 3 } });
});

test("they begin to count after thirty days, by the daily check, which is queued once", async () => {
  const { id, before } = await endorsedBy(3);
  app.clock.advance((limits.endorser_days_min - 1) * day_ms);
  await checkAllTrust({ clock: app.clock.now }, db);
  expect(await trustOf(id)).toEqual(before);
  app.clock.advance(day_ms);
  await Promise.all([enqueueCheck(app.ctx()), enqueueCheck(app.ctx())]);
  await expect.poll(() => trustOf(id)).toMatchObject({ trust_tier: "Silver" });
  expect((await trustOf(id))?.trust_score).toBeGreaterThan(before?.trust_score ?? 5);
  expect(await checkAllTrust({ clock: app.clock.now }, db)).toMatchObject({ mended: 0 });
});

test("their endorsements count as soon as they are verified, and no more once they are hidden or not verified", async () => {
  const admin = await buildToken(app, (await buildSuperAdmin(app)).id);
  const { id, givers } = await endorsedBy(3);
  const tierIs = async (trust_tier: string) => {
    await expect.poll(() => trustOf(id)).toMatchObject({ trust_tier });
  };
  const body = { badge_type: "verified" };
  for (const giver of givers)
    expect((await app.call(`/api/admin/providers/${giver.id}/badge/add`, { body, token: admin })).status).toBe(200);
  await tierIs("Silver");
  const [first, second] = givers;
  expect((await app.call(`/api/providers/${first?.id}/unpublish`, { method: "PUT", token: admin })).status).toBe(200);
  await tierIs("Verified");
  expect((await app.call("/api/providers/profile/publish", { method: "PUT", token: first?.token ?? "" })).status).toBe(
    200,
  );
  await tierIs("Silver");
  const away = { token: admin, body };
  expect((await app.call(`/api/admin/providers/${second?.id}/badge/remove`, away)).status).toBe(200);
  await tierIs("Verified");
});

test("an old account without a confirmed address counts for nothing", async () => {
  const { id, before, givers } = await endorsedBy(3, { badges: ["verified"] });
  expect(await trustOf(id)).toMatchObject({ trust_tier: "Silver" });
  for (const giver of givers) await db.update(account).set({ email_verified_at: null }).where(eq(account.id, giver.id));
  await checkAllTrust({ clock: app.clock.now }, db);
  expect(await trustOf(id)).toEqual(before);
});
