import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { hearChanges } from "../../../../test/hear-changes.ts";
import { auditEntry } from "../../../schema/audit.ts";
import { provider } from "../../../schema/providers.ts";

const app = await startTestApp();
const { database } = app.runtime;
const { db } = database;

const ratings = { google_rating: 4.8, google_review_count: 120, facebook_rating: 4.5, facebook_review_count: 30 };
const none = { google_rating: null, google_review_count: null, facebook_rating: null, facebook_review_count: null };

type Body = { message: string; data: Record<string, unknown>; code: string; fields?: Record<string, string> };

const record = (id: string, body: unknown, token?: string) =>
  app.call<Body>(`/api/admin/providers/${id}/ratings`, { method: "PUT", body, ...(token !== undefined && { token }) });

async function stored(id: string) {
  const [row] = await db.select().from(provider).where(eq(provider.id, id));
  return row;
}

async function adminToken() {
  return buildToken(app, (await buildSuperAdmin(app, { business_name: "The Office" })).id);
}

test("a super admin records ratings: trust follows, the change is announced and audited", async () => {
  const heard = await hearChanges(app);
  const { id, business_name } = await buildProvider(app, { google_review_count: 900 });
  const before = await stored(id);
  const answer = await record(id, ratings, await adminToken());
  const after = await stored(id);
  expect(after).toMatchObject(ratings);
  expect(after?.ratings_recorded_at).toBeInstanceOf(Date);
  expect(after?.trust_score).toBeGreaterThan(before?.trust_score ?? 5);
  const trust = { trust_score: after?.trust_score, trust_tier: null };
  expect(answer).toMatchObject({ status: 200, body: { message: "The ratings have been recorded." } });
  expect(answer.body.data).toEqual({ ...ratings, ...trust });
  await expect.poll(() => heard).toEqual(expect.arrayContaining(["catalogue", `provider:${id}`]));
  const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id));
  expect(entry).toMatchObject({
    actor_name: "Thandi Nkosi, The Office",
    action: "ratings_recorded",
    subject_name: business_name,
    details: ratings,
  });
});

test("an empty or partial record removes the previous values", async () => {
  const { id } = await buildProvider(app, ratings);
  const token = await adminToken();
  const google = { google_rating: 4.2, google_review_count: 10 };
  expect((await record(id, google, token)).status).toBe(200);
  expect(await stored(id)).toMatchObject({ ...none, ...google });
  const zeros = { google_rating: 0, google_review_count: 0, facebook_rating: 0, facebook_review_count: 0 };
  expect((await record(id, zeros, token)).status).toBe(200);
  expect(await stored(id)).toMatchObject(none);
});

test.each<[string, Record<string, unknown>, string]>([
  ["a rating above 5", { google_rating: 5.1 }, "google_rating"],
  ["a rating below 1", { facebook_rating: 0.5 }, "facebook_rating"],
  ["a rating as text", { google_rating: "4.8" }, "google_rating"],
  ["a negative count", { google_review_count: -1 }, "google_review_count"],
  ["half a review", { facebook_review_count: 1.5 }, "facebook_review_count"],
  ["a rating of no reviews", { google_review_count: null }, "google_review_count"],
  ["reviews without a rating", { facebook_rating: null }, "facebook_rating"],
])("%s is refused at its field", async (_name, wrong, field) => {
  const { id } = await buildProvider(app);
  const answer = await record(id, { ...ratings, ...wrong }, await adminToken());
  expect(answer).toMatchObject({ status: 400, body: { code: "bad_input" } });
  expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  expect((await stored(id))?.ratings_recorded_at).toBeNull();
});

test("nobody else records ratings, and they need a provider", async () => {
  const { id } = await buildProvider(app, { badges: ["verified", "premier"] });
  const couple = await buildToken(app, (await buildCouple(app)).id);
  expect((await record(id, ratings)).status).toBe(401);
  expect((await record(id, ratings, couple)).status).toBe(403);
  expect((await record(id, ratings, await buildToken(app, id))).status).toBe(403);
  expect((await stored(id))?.ratings_recorded_at).toBeNull();
  const token = await adminToken();
  for (const unknown of ["01980000-0000-7000-8000-000000000000", "nobody"])
    expect(await record(unknown, ratings, token)).toMatchObject({ status: 404, body: { code: "provider_not_found" } });
});

test("after that the provider can't change them in its profile", async () => {
  const { id } = await buildProvider(app);
  await record(id, ratings, await adminToken());
  const body = { google_review_count: 9_999, facebook_review_count: 9_999, google_rating: 5, facebook_rating: 5 };
  const saved = await app.call("/api/providers/profile", { method: "PUT", body, token: await buildToken(app, id) });
  expect(saved.status).toBe(200);
  expect(await stored(id)).toMatchObject(ratings);
});
