import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { CoupleNews } from "../../contract/couples/dashboard-schema.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { favourite } from "../../schema/couples.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { enquiryRecipient } from "../../schema/enquiries.ts";
import { provider } from "../../schema/providers.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const minute = 60_000;

async function visit(token: string): Promise<CoupleNews> {
  const { status, body } = await app.call<{ data: CoupleNews }>("/api/couples/profile/visits", {
    method: "POST",
    token,
  });
  expect(status).toBe(200);
  return body.data;
}

async function writeTo(provider_id: string, token: string) {
  const body = { provider_id, couple_name: "Naledi", couple_email: "naledi@news.test" };
  const { body: sent } = await app.call<{ enquiry: { id: string } }>("/api/enquiries/direct", { body, token });
  const [recipient] = await db.select().from(enquiryRecipient).where(eq(enquiryRecipient.enquiry_id, sent.enquiry.id));
  return recipient?.id ?? "";
}

const otherToken = async () => buildToken(app, (await buildCouple(app)).id);

const become = (subject_id: string, state: "sent" | "failed") =>
  db
    .update(outgoingEmail)
    .set({ state, sent_at: state === "sent" ? app.clock.now() : null })
    .where(eq(outgoingEmail.subject_id, subject_id));

test("a returning couple sees what arrived, what did not and which businesses are new nearby; on a first visit nothing", async () => {
  const couple = await buildCouple(app);
  const token = await buildToken(app, couple.id);
  const florist = await buildProvider(app, { categories: ["florists"] });
  const dj = await buildProvider(app, { business_name: "Deaf Mailbox", categories: ["djs-and-mcs"] });
  await db.insert(favourite).values({ id: newId(), couple_id: couple.id, provider_id: florist.id });
  const [toFlorist, toDj] = [await writeTo(florist.id, token), await writeTo(dj.id, token)];
  expect(await visit(token)).toEqual({
    since: null,
    delivered: 0,
    failed: [],
    answered: [],
    answered_total: 0,
    newcomers: [],
  });

  app.clock.advance(10 * minute);
  await become(toFlorist, "sent");
  await become(toDj, "failed");
  expect((await visit(token)).since).toBeNull(); // still the same visit

  app.clock.advance(60 * minute);
  const fresh = await buildProvider(app, { business_name: "Fresh Petals", categories: ["florists"], city: "Paarl" });
  await buildProvider(app, { categories: ["transport"] });
  await buildProvider(app, { categories: ["florists"], is_published: false });
  app.clock.advance(minute);
  const news = await visit(token);
  expect(news).toMatchObject({
    delivered: 0,
    failed: [{ provider_id: dj.id, provider_name: "Deaf Mailbox" }],
    newcomers: [{ provider_id: fresh.id, provider_name: "Fresh Petals", category_slug: "florists", city: "Paarl" }],
  });
  expect(news.newcomers).toHaveLength(1);

  // one visit keeps the same news; the next has only newer news
  app.clock.advance(minute);
  expect(await visit(token)).toEqual(news);
  app.clock.advance(60 * minute);
  await become(toDj, "sent");
  app.clock.advance(minute);
  expect(await visit(token)).toMatchObject({ delivered: 1, failed: [], newcomers: [] });
});

test("a provider that marked an enquiry as answered is in the news once, the latest first, with the total, until it takes the mark back", async () => {
  const couple = await buildCouple(app);
  const token = await buildToken(app, couple.id);
  const names = ["Acacia", "Baobab", "Coral", "Date Palm", "Erica", "Fig"];
  const providers = await Promise.all(names.map((business_name) => buildProvider(app, { business_name })));
  const [first, , , , , last] = providers;
  const [again, other] = [await writeTo(first?.id ?? "", token), await writeTo(last?.id ?? "", await otherToken())];
  const written = await Promise.all(providers.map(async ({ id }) => writeTo(id, token)));
  await visit(token);
  app.clock.advance(60 * minute);
  async function mark(recipient_id: string | undefined, place: number, is_answered: boolean) {
    app.clock.advance(1000);
    const path = `/api/enquiries/received/${recipient_id}/answered`;
    const as = await buildToken(app, providers[place]?.id ?? "");
    expect((await app.call(path, { method: "PUT", body: { is_answered }, token: as })).status).toBe(200);
  }
  for (const [place, recipient_id] of written.entries()) await mark(recipient_id, place, true);
  await mark(again, 0, true);
  await mark(other, 5, true);
  await db
    .update(provider)
    .set({ is_published: false })
    .where(eq(provider.id, providers[4]?.id ?? ""));
  const news = await visit(token);
  expect(news.answered.map(({ provider_name }) => provider_name)).toEqual([
    "Acacia",
    "Fig",
    "Date Palm",
    "Coral",
    "Baobab",
  ]);
  expect(news.answered[0]).toMatchObject({ provider_id: first?.id, phone: "+27825550117" });
  expect(news.answered_total).toBe(5);

  for (const recipient_id of [written[0], again]) await mark(recipient_id, 0, false);
  expect((await visit(token)).answered.map(({ provider_name }) => provider_name)).toEqual([
    "Fig",
    "Date Palm",
    "Coral",
    "Baobab",
  ]);
  app.clock.advance(60 * minute);
  expect(await visit(token)).toMatchObject({ answered: [], answered_total: 0 });
});

test("a couple with a venue gets no news of new venues", async () => {
  const couple = await buildCouple(app, { venue_name: "La Paix" });
  const token = await buildToken(app, couple.id);
  const venue = await buildProvider(app, { categories: ["venues"] });
  await db.insert(favourite).values({ id: newId(), couple_id: couple.id, provider_id: venue.id });
  await visit(token);
  app.clock.advance(60 * minute);
  await buildProvider(app, { categories: ["venues"] });
  expect((await visit(token)).newcomers).toEqual([]);
});

test("an admin who acts as a couple leaves no trace of a visit, and nobody else has one", async () => {
  const couple = await buildCouple(app);
  const admin = await buildSuperAdmin(app);
  const acting = await buildToken(app, couple.id, { admin_id: admin.id });
  await visit(acting);
  app.clock.advance(60 * minute);
  expect((await visit(await buildToken(app, couple.id))).since).toBeNull();
  const path = "/api/couples/profile/visits";
  expect((await app.call(path, { method: "POST" })).status).toBe(401);
  expect((await app.call(path, { method: "POST", token: await buildToken(app, admin.id) })).status).toBe(403);
});
