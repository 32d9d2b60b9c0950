import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  buildCouple,
  buildEndorsement,
  buildProvider,
  buildSuperAdmin,
  buildToken,
  buildVerification,
} from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { ProfileView } from "../../contract/providers/page-schema.ts";
import type { ProviderProfile } from "../../contract/providers/schema.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { badge } from "../../schema/trust.ts";
import { readProfilePage } from "./read-profile-page.ts";

const app = await startTestApp();

function makeRequest(id: string, token?: string) {
  return app.call<{ data: ProfileView } & ErrorAnswer>(
    `/api/providers/${id}/page`,
    token === undefined ? {} : { token },
  );
}

async function buildHidden() {
  const { id, email } = await buildProvider(app, {
    business_name: "Still Hidden",
    is_published: false,
    categories: ["venues"],
    description: "We open in spring.",
    established_year: 2019,
    services_offered: ["Catering"],
    custom_fields: ["Full day package"],
    phone: "",
  });
  return { id, email, token: await buildToken(app, id) };
}

test("the owner reads the page of its unpublished profile", async () => {
  const { id, token, email } = await buildHidden();
  const { status, body } = await makeRequest(id, token);
  expect(status).toBe(200);
  expect(body.data.is_published).toBe(false);
  expect(body.data.page).toMatchObject({
    provider: { id, business_name: "Still Hidden" },
    overview: { about: ["We open in spring."], services: ["Catering"] },
    services: ["Full day package"],
  });
  expect(JSON.stringify(body)).not.toContain(email);
});

test("a profile without a telephone number shows none, also to search engines", async () => {
  const { id, token } = await buildHidden();
  const { page } = (await makeRequest(id, token)).body.data;
  expect(page.contacts).toEqual([]);
  expect(page.head.structured[0]).not.toHaveProperty("telephone");
});

test("super admins read it too", async () => {
  const { id } = await buildHidden();
  const token = await buildToken(app, (await buildSuperAdmin(app)).id);
  expect((await makeRequest(id, token)).body.data.is_published).toBe(false);
});

test("for another provider the page does not exist", async () => {
  const { id } = await buildHidden();
  const token = await buildToken(app, (await buildProvider(app)).id);
  const { status, body } = await makeRequest(id, token);
  expect([status, body.code, body.error]).toEqual([404, "provider_not_found", "Provider not found"]);
});

test("visitors, couples and expired sessions are refused by the router", async () => {
  const { id } = await buildHidden();
  const couple = await buildToken(app, (await buildCouple(app)).id);
  expect((await makeRequest(id)).status).toBe(401);
  expect((await makeRequest(id, couple)).status).toBe(403);
  expect((await makeRequest(id, "nobody-knows-this-token")).status).toBe(401);
});

test("the owner of a published profile learns that it is live", async () => {
  const { id } = await buildProvider(app);
  const { status, body } = await makeRequest(id, await buildToken(app, id));
  expect([status, body.data.is_published]).toEqual([200, true]);
});

test.each([newId(), "nobody", "profile"])("an unknown provider is not found: %s", async (id) => {
  const token = await buildToken(app, (await buildProvider(app)).id);
  expect((await makeRequest(id, token)).body.code).toBe("provider_not_found");
});

test("keywords, categories with their specialities, and the score with its parts are in the page", async () => {
  const { id } = await buildProvider(app, {
    categories: ["photographers: Documentary", "venues"],
    keywords: ["rustic", "rustic", "proteas"],
    google_rating: 4.8,
    google_review_count: 40,
    ratings_recorded_at: app.clock.now(),
  });
  await buildEndorsement(app, { endorsed_provider_id: id, points_given: 2 });
  const { page } = (await makeRequest(id, await buildToken(app, id))).body.data;
  expect(page.overview.keywords).toEqual(["rustic", "proteas"]);
  expect(page.categories.map(({ slug, speciality }) => [slug, speciality])).toEqual([
    ["photographers", "Documentary"],
    ["venues", null],
  ]);
  expect(page.head.structured[0]).toMatchObject({ keywords: ["rustic", "proteas"] });
  const { data } = (await app.call<{ data: ProviderProfile }>(`/api/providers/${id}`)).body;
  expect(page.trust?.score).toBe(data.trust_score);
  expect(page.trust?.parts.map(({ name, percent, words }) => [name, percent, words])).toEqual([
    ["Reviews", 35, "4.8 from 40 reviews"],
    ["Endorsements", 30, "2 points from 1 vendor"],
    ["Verification", 20, "0 of 6 verifications"],
    ["Profile", 15, expect.stringMatching(/^\d+ of 12 complete$/)],
  ]);
});

test("the badge says who verified a business, whatever number of others endorsed it", async () => {
  const { id } = await buildProvider(app, { badges: ["verified"] });
  for (let each = 0; each < 6; each += 1) await buildVerification(app, { provider_id: id });
  const token = await buildToken(app, id);
  const read = async () => (await makeRequest(id, token)).body.data.page.verification;
  expect(await read()).toMatchObject({ is_verified: true, verification_count: 6, is_by_peers: false });
  await app.runtime.database.db.update(badge).set({ origin: "peers" }).where(eq(badge.provider_id, id));
  expect(await read()).toMatchObject({ is_by_peers: true });
});

test("an unpublished profile shows no score, and typed counts are shown without stars", async () => {
  const { id, token } = await buildHidden();
  expect((await makeRequest(id, token)).body.data.page.trust).toBeNull();
  const typed = await buildProvider(app, {
    google_review_count: 1_000_000,
    google_review_url: "https://g.page/r/typed",
  });
  const { page } = (await makeRequest(typed.id, await buildToken(app, typed.id))).body.data;
  expect([page.provider.rating, page.provider.review_count]).toEqual([0, 0]);
  expect(page.reviews[0]?.text).toBe("1\u00a0000\u00a0000 reviews on Google, according to the business");
  expect(JSON.stringify(page.head)).not.toMatch(/aggregateRating|1000000/);
});

test("near a place in its service area the page has the distance and the approximate travel fee", async () => {
  const { id } = await buildProvider(app, {
    city: "Ladysmith",
    province: "KwaZulu-Natal",
    willing_to_travel: true,
    radius_km: 400,
    travel_free_km: 100,
    travel_rate_per_km: 6.5,
  });
  const travelTo = async (slug: string) =>
    (await readProfilePage(app.ctx(), id, { slug, within: 100 })).page.area.travel;
  expect(await travelTo("durban")).toMatch(
    / To Durban: about 2\d\d km away · about R\u00a0\d\u00a0\d+0 for travel, an estimate\.$/,
  );
  expect((await readProfilePage(app.ctx(), id, { slug: "durban", within: 100 })).page.near).toBe("Durban");
  expect(await travelTo("cape-town")).toMatch(/ To Cape Town: does not come there\.$/);
});
