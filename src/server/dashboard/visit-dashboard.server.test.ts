import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildEndorsement, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ProviderNews } from "../../contract/providers/my-schema.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { purgeOldViews, writeViews } from "../../features/providers/views/count-view.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { account } from "../../schema/accounts.ts";
import { providerView } from "../../schema/visits.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const minute = 60_000;

const visit = async (token: string) =>
  (await app.call<{ data: ProviderNews }>("/api/providers/profile/visits", { method: "POST", token })).body.data;
const look = async (id: string, options: { address?: string; token?: string; headers?: Record<string, string> } = {}) =>
  expect((await app.call(`/api/providers/${id}/viewed`, { method: "POST", ...options })).status).toBe(204);
const today = () => southAfricanDate(app.clock.now());

async function enquire(provider_id: string, from: string): Promise<void> {
  const body = { couple_name: from, couple_email: `${from}@lerato.example`, provider_id };
  expect((await app.call("/api/enquiries/direct", { method: "POST", body })).status).toBe(201);
}

test("events since the last visit are new, until the visit ends", async () => {
  const { id } = await buildProvider(app, { is_published: true });
  const token = await buildToken(app, id);
  await enquire(id, "before");
  expect(await visit(token)).toMatchObject({ is_first_visit: true, enquiries: 1, endorsements: 0 });

  app.clock.advance(31 * minute);
  await enquire(id, "after");
  await buildEndorsement(app, { endorsed_provider_id: id });
  const news = await visit(token);
  expect(news).toMatchObject({ is_first_visit: false, enquiries: 1, endorsements: 1 });
  const { since } = news;
  app.clock.advance(20 * minute);
  expect((await visit(token)).since, "the same visit").toBe(since);
  app.clock.advance(31 * minute);
  expect(await visit(token)).toMatchObject({ is_first_visit: false, enquiries: 0, endorsements: 0 });
});

test("views of a published profile are counted by day, one an hour for an address", async () => {
  const { id } = await buildProvider(app, { is_published: true });
  const token = await buildToken(app, id);
  await look(id, { address: "198.51.100.1" });
  await look(id, { address: "198.51.100.1" });
  await look(id, { address: "198.51.100.2" });
  const yesterday = southAfricanDate(app.clock.now().getTime() - 86_400_000);
  const lastWeek = southAfricanDate(app.clock.now().getTime() - 8 * 86_400_000);
  await db.insert(providerView).values([
    { provider_id: id, day: yesterday, views: 5 },
    { provider_id: id, day: lastWeek, views: 4 },
  ]);
  const { views } = await visit(token);
  expect(views).toMatchObject({ this_week: 7, week_before: 4 });
  expect(views.days).toHaveLength(7);
  expect(views.days.slice(-2)).toEqual([
    { day: yesterday, views: 5 },
    { day: today(), views: 2 },
  ]);
});

test("owners, super admins, programs, hidden profiles and unknown ids count nothing", async () => {
  const { id } = await buildProvider(app, { is_published: true });
  const { id: hidden } = await buildProvider(app, { is_published: false });
  const token = await buildToken(app, id);
  await look(id, { token });
  await look(id, { token: await buildToken(app, (await buildSuperAdmin(app)).id) });
  await look(id, { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } });
  for (const other of [hidden, newId(), "nonsense"]) await look(other);
  await writeViews(db);
  expect(await db.select().from(providerView).where(eq(providerView.provider_id, id))).toEqual([]);
  expect(await db.select().from(providerView).where(eq(providerView.provider_id, hidden))).toEqual([]);
});

test("counts are added to the stored ones, deleted after a quarter of a year, and deleted with the account", async () => {
  const { id } = await buildProvider(app, { is_published: true });
  const counts = () => db.select().from(providerView).where(eq(providerView.provider_id, id));
  await db.insert(providerView).values([
    { provider_id: id, day: today(), views: 2 },
    { provider_id: id, day: "2020-02-29", views: 9 },
  ]);
  await look(id, { address: "198.51.100.3" });
  await writeViews(db);
  await purgeOldViews(db, today());
  expect(await counts()).toEqual([{ provider_id: id, day: today(), views: 3 }]);
  await db.delete(account).where(eq(account.id, id));
  expect(await counts()).toEqual([]);
});

test("a provider whose address takes no emails, or none about enquiries, reads so until it takes them again", async () => {
  const { id } = await buildProvider(app);
  const token = await buildToken(app, id);
  expect(await visit(token)).toMatchObject({ emails_stopped_at: null });
  const change = (is_suppressed: boolean, topic?: string) =>
    app.call("/api/account/emails", { method: "PUT", body: { is_suppressed, topic }, token });
  expect((await change(true)).status).toBe(200);
  expect(await visit(token)).toMatchObject({ emails_stopped_at: app.clock.now().toISOString() });
  expect((await change(false)).status).toBe(200);
  expect(await visit(token)).toMatchObject({ emails_stopped_at: null });
  expect((await change(true, "messages")).status).toBe(200);
  expect(await visit(token), "none about messages").toMatchObject({ emails_stopped_at: null });
  expect((await change(true, "enquiries")).status).toBe(200);
  expect(await visit(token), "none about enquiries").toMatchObject({
    emails_stopped_at: app.clock.now().toISOString(),
  });
});
