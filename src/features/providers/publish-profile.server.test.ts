import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildEndorsement, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { hearChanges } from "../../../test/hear-changes.ts";
import { account } from "../../schema/accounts.ts";
import { provider } from "../../schema/providers.ts";

const app = await startTestApp();
const { database } = app.runtime;
const heard = await hearChanges(app);

async function publish(id: string) {
  return app.call("/api/providers/profile/publish", { method: "PUT", token: await buildToken(app, id) });
}

async function publishedAt(id: string) {
  const [row] = await database.db.select().from(provider).where(eq(provider.id, id));
  return row?.published_at;
}

async function sightings(id: string, name: string) {
  type Counts = { categories: { slug: string; provider_count: number }[] };
  const list = await app.call<{ providers: { id: string }[] }>(`/api/providers?search=${encodeURIComponent(name)}`);
  const counts = await app.call<Counts>("/api/categories/with-counts");
  const received = await app.call(`/api/endorsements/received/${id}`);
  const map = await (await app.request("/sitemap-providers-0.xml")).text();
  return {
    profile: (await app.call(`/api/providers/${id}`)).status,
    list: list.body.providers.some((each) => each.id === id),
    count: counts.body.categories.find(({ slug }) => slug === "mobile-bars")?.provider_count,
    endorsements: received.status,
    sitemap: map.includes(`/provider/${id}<`),
  };
}

test("a published provider is visible to everyone at once, and to nobody before", async () => {
  const overrides = { business_name: "Umqombothi Bar", is_published: false, categories: ["mobile-bars"] };
  const { id, business_name } = await buildProvider(app, overrides);
  const hidden = { profile: 404, list: false, count: 0, endorsements: 404, sitemap: false };
  expect(await sightings(id, business_name)).toEqual(hidden);
  expect(await publish(id)).toMatchObject({
    status: 200,
    body: {
      data: { message: "Profile published successfully! Your business is now visible to couples." },
    },
  });
  await expect.poll(() => heard).toContain(`provider:${id}`);
  const visible = { profile: 200, list: true, count: 1, endorsements: 200, sitemap: true };
  expect(await sightings(id, business_name)).toEqual(visible);
});

test("publishing again, later or at once, leaves the first timestamp", async () => {
  const { id } = await buildProvider(app, { is_published: false });
  const answers = await Promise.all([publish(id), publish(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const first = await publishedAt(id);
  app.clock.advance(60_000);
  expect((await publish(id)).status).toBe(200);
  expect(await publishedAt(id)).toEqual(first);
});

test("the providers that it endorsed show the endorsement again", async () => {
  const endorser = await buildProvider(app, { is_published: false });
  const { endorsed_provider_id } = await buildEndorsement(app, { endorser_id: endorser.id });
  await publish(endorser.id);
  await expect.poll(() => heard).toContain(`provider:${endorsed_provider_id}`);
  const { body } = await app.call<{ data: { endorsements: unknown[] } }>(
    `/api/endorsements/received/${endorsed_provider_id}`,
  );
  expect(body.data.endorsements).toHaveLength(1);
});

test("a social account without business details can't publish yet", async () => {
  const { id } = await buildProvider(app, { is_published: false, has_business_details: false });
  expect(await publish(id)).toMatchObject({ status: 409, body: { code: "business_details_missing" } });
  expect((await app.call(`/api/providers/${id}`)).status).toBe(404);
});

test("a provider that confirms its address later can publish then", async () => {
  const { id } = await buildProvider(app, { is_published: false, email_verified_at: null });
  expect(await publish(id)).toMatchObject({
    status: 409,
    body: { code: "email_unconfirmed", error: "Please confirm your email address first. We sent you a link." },
  });
  expect((await app.call(`/api/providers/${id}`)).status).toBe(404);
  await database.db.update(account).set({ email_verified_at: app.clock.now() }).where(eq(account.id, id));
  expect((await publish(id)).status).toBe(200);
});
