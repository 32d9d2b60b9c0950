import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildEndorsement, buildMedium, buildProvider, buildVerification } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { hearChanges } from "../../../../test/hear-changes.ts";
import { provider } from "../../../schema/providers.ts";
import { trustScore } from "../../trust/rules.ts";
import { checkAllTrust, recomputeAllTrust, recomputeTrust } from "./recompute-trust.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const ctx = { clock: app.clock.now };

async function trustOf(id: string) {
  const { trust_score, trust_tier } = provider;
  const [result] = await db.select({ trust_score, trust_tier }).from(provider).where(eq(provider.id, id));
  return result;
}

test("the score is computed from the database: reviews, points, verifications and the profile's completeness", async () => {
  const { id } = await buildProvider(app, {
    google_rating: 4.8,
    google_review_count: 40,
    facebook_rating: 4,
    facebook_review_count: 10,
    ratings_recorded_at: app.clock.now(),
    description: "We cook.",
    instagram_url: "https://instagram.example/us",
  });
  for (let each = 0; each < 3; each += 1) await buildEndorsement(app, { endorsed_provider_id: id, points_given: 2 });
  await buildVerification(app, { provider_id: id });
  await buildMedium(app, id, { role: "logo" });
  for (let each = 0; each < 3; each += 1) await buildMedium(app, id);
  const expected = trustScore({
    reviews: [
      { rating: 4.8, count: 40 },
      { rating: 4, count: 10 },
    ],
    points: 6,
    is_verified: false,
    verification_count: 1,
    present: new Set(["description", "logo", "gallery", "phone", "city", "province", "web_presence"]),
  });
  expect(await trustOf(id)).toEqual({ trust_score: expected, trust_tier: null });
});

test("reviews that the provider typed itself don't count", async () => {
  const plain = await buildProvider(app);
  const typed = await buildProvider(app, { google_rating: 5, google_review_count: 900 });
  expect(await trustOf(typed.id)).toEqual(await trustOf(plain.id));
});

test("a verified provider's tier follows its distinct endorsers", async () => {
  const { id } = await buildProvider(app, { badges: ["verified"] });
  expect(await trustOf(id)).toMatchObject({ trust_tier: "Verified" });
  for (let each = 0; each < 3; each += 1) await buildEndorsement(app, { endorsed_provider_id: id });
  expect(await trustOf(id)).toMatchObject({ trust_tier: "Silver" });
});

test("all at once gives what one by one gives", async () => {
  const ids = [await buildProvider(app, { badges: ["verified"] }), await buildProvider(app)].map(({ id }) => id);
  const before = await Promise.all(ids.map(trustOf));
  await db.update(provider).set({ trust_score: 0, trust_tier: null });
  await recomputeAllTrust(ctx, db);
  expect(await Promise.all(ids.map(trustOf))).toEqual(before);
});

test("the check corrects a changed score and tier, reports how many, and notifies every process", async () => {
  const sound = await buildProvider(app);
  const scored = await buildProvider(app, { badges: ["verified"] });
  const tiered = await buildProvider(app, { badges: ["verified"] });
  await recomputeAllTrust(ctx, db);
  const before = await Promise.all([scored, tiered].map(({ id }) => trustOf(id)));
  const heard = await hearChanges(app);
  await db.update(provider).set({ trust_score: 4.9 }).where(eq(provider.id, scored.id));
  await db.update(provider).set({ trust_tier: "Diamond 3" }).where(eq(provider.id, tiered.id));
  const everyone = await db.$count(provider);
  expect(await checkAllTrust(ctx, db)).toEqual({ checked: everyone, mended: 2 });
  expect(await Promise.all([scored, tiered].map(({ id }) => trustOf(id)))).toEqual(before);
  await expect
    .poll(() => heard)
    .toEqual(expect.arrayContaining(["catalogue", `provider:${scored.id}`, `provider:${tiered.id}`]));
  expect(heard).not.toContain(`provider:${sound.id}`);
  expect(await checkAllTrust(ctx, db)).toEqual({ checked: everyone, mended: 0 });
});

test("a deleted provider is no failure", async () => {
  await expect(recomputeTrust(ctx, db, "01980000-0000-7000-8000-000000000000")).resolves.toBeUndefined();
});
