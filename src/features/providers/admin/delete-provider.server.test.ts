import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  buildCouple,
  buildEndorsement,
  buildMedium,
  buildProvider,
  buildSuperAdmin,
  buildToken,
  buildVerification,
} from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { hearChanges } from "../../../../test/hear-changes.ts";
import type { DeletionPreview } from "../../../contract/providers/admin-schema.ts";
import { rows } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { session } from "../../../schema/accounts.ts";
import { auditEntry } from "../../../schema/audit.ts";
import { favourite } from "../../../schema/couples.ts";
import { enquiryRecipient } from "../../../schema/enquiries.ts";
import { media } from "../../../schema/media.ts";
import { badge } from "../../../schema/trust.ts";
import { readProvider } from "../read-provider.ts";
import { refuseIfDeleted } from "../refuse-if-deleted.ts";

const app = await startTestApp();
const { database } = app.runtime;
const { db } = database;
/** Announced changes: every process evicts their pages and facts. */
const heard = await hearChanges(app);
const admin = await buildSuperAdmin(app, { business_name: "The Office" });
const token = await buildToken(app, admin.id);
const couple = await buildCouple(app);
const coupleToken = await buildToken(app, couple.id);
const friend = await buildProvider(app, { business_name: "Baobab Tents", badges: ["verified"] });
const friendToken = await buildToken(app, friend.id);

type Body = { message: string; error: string; code: string; fields?: Record<string, string> };

async function build(name: string, details: Parameters<typeof buildProvider>[1] = {}) {
  const made = await buildProvider(app, {
    business_name: name,
    categories: ["mobile-bars"],
    badges: ["verified"],
    ...details,
  });
  const { id } = made;
  await buildEndorsement(app, { endorser_id: id, endorsed_provider_id: friend.id });
  await buildEndorsement(app, { endorsed_provider_id: id });
  await buildVerification(app, { verifier_id: id, provider_id: (await buildProvider(app)).id });
  await buildVerification(app, { provider_id: id });
  await buildMedium(app, id, { role: "logo" });
  await buildMedium(app, id);
  await buildMedium(app, id, { video_id: "dQw4w9WgXcQ" });
  await db.insert(favourite).values({ id: newId(), couple_id: couple.id, provider_id: id });
  const sent = { couple_name: "Lerato", couple_email: "l@post.test", provider_id: id, message: `Hello ${name}` };
  expect((await app.call("/api/enquiries/direct", { body: sent })).status).toBe(201);
  return { ...made, session: await buildToken(app, id) };
}

const unpublish = (id: string) => app.call<Body>(`/api/providers/${id}/unpublish`, { method: "PUT", token });
const remove = (id: string, confirmationCode: unknown = "123456") =>
  app.call<Body>(`/api/providers/${id}`, { method: "DELETE", body: { confirmationCode }, token });
const preview = (id: string) =>
  app.call<{ data: DeletionPreview; code: string }>(`/api/admin/providers/${id}/deletion`, { token });
const actionsOn = (id: string) => db.select().from(auditEntry).where(eq(auditEntry.subject_id, id));

async function appearsIn({ id, business_name }: { id: string; business_name: string }) {
  const text = async (path: string, as?: string) => {
    const answer = await app.request(path, as === undefined ? {} : { token: as });
    return `${answer.status} ${await answer.text()}`;
  };
  const search = encodeURIComponent(business_name);
  const has = async (path: string, as?: string) => (await text(path, as)).includes(id);
  return {
    profile: (await text(`/api/providers/${id}`)).startsWith("200"),
    badge: (await text(`/badge/${id}.svg`)).includes(business_name),
    media: (await text(`/api/media/provider/${id}`)).startsWith("200"),
    list: await has(`/api/providers?search=${search}`),
    "list of its category": await has("/api/providers?category=mobile-bars"),
    "the counts": (await text("/api/categories/with-counts")).includes('"slug":"mobile-bars","provider_count":1'),
    sitemap: await has("/sitemap-providers-0.xml"),
    favourites: await has("/api/favorites", coupleToken),
    "search for endorsing": await has(`/api/endorsements/search?query=${search}`, friendToken),
    "its endorsements of others": await has(`/api/endorsements/received/${friend.id}`),
  };
}

const everywhere = (is: boolean) => ({
  profile: is,
  badge: is,
  media: is,
  list: is,
  "list of its category": is,
  "the counts": is,
  sitemap: is,
  favourites: is,
  "search for endorsing": is,
  "its endorsements of others": is,
});

describe("unpublished by an admin", () => {
  let made: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    made = await build("Rooibos Rounds");
  });

  test("a provider vanishes from every public place at once", async () => {
    expect(await appearsIn(made)).toEqual(everywhere(true));
    heard.length = 0;
    const answer = await unpublish(made.id);
    expect(answer).toMatchObject({ status: 200, body: { message: "Rooibos Rounds is no longer published." } });
    await expect.poll(() => appearsIn(made)).toEqual(everywhere(false));
    expect(heard).toEqual(expect.arrayContaining(["catalogue", `provider:${made.id}`, `provider:${friend.id}`]));
    const enquiry = { couple_name: "Lerato", couple_email: "l2@post.test", provider_id: made.id, message: "Hi" };
    expect((await app.call("/api/enquiries/direct", { body: enquiry })).status).toBe(404);
  });

  test("its sessions stay open, nothing of it is lost, and it may publish itself again", async () => {
    expect((await app.call("/api/providers/profile", { token: made.session })).status).toBe(200);
    const published = await app.call("/api/providers/profile/publish", { method: "PUT", token: made.session });
    expect(published.status).toBe(200);
    await expect.poll(() => appearsIn(made)).toEqual(everywhere(true));
  });

  test("each deletion is audited, and a repetition is not", async () => {
    await unpublish(made.id);
    expect((await unpublish(made.id)).status).toBe(200);
    const unpublished = (await actionsOn(made.id)).filter(({ action }) => action === "provider_unpublished");
    const entry = { actor_name: "Thandi Nkosi, The Office", subject_name: "Rooibos Rounds" };
    expect(unpublished).toMatchObject([entry, entry]);
    expect((await unpublish("nobody")).status).toBe(404);
  });
});

describe("deleted by an admin", () => {
  test("a provider is removed from every public page at once, with media, sessions and other people's references to it", async () => {
    const made = await build("Marula Mixers");
    const { id } = made;
    expect(await appearsIn(made)).toEqual(everywhere(true));
    heard.length = 0;
    const answer = await remove(id);
    expect(answer).toMatchObject({ status: 200, body: { message: "Marula Mixers has been deleted." } });
    await expect.poll(() => appearsIn(made)).toEqual(everywhere(false));
    expect(heard).toEqual(expect.arrayContaining(["catalogue", `provider:${id}`, `provider:${friend.id}`]));
    expect((await app.call("/api/providers/profile", { token: made.session })).status).toBe(401);
    const left = await Promise.all([
      db.$count(session, eq(session.account_id, id)),
      db.$count(media, eq(media.provider_id, id)),
      db.$count(favourite, eq(favourite.provider_id, id)),
      db.$count(badge, eq(badge.provider_id, id)),
    ]);
    expect(left).toEqual([0, 0, 0, 0]);
    expect(await actionsOn(id)).toMatchObject([
      { actor_name: "Thandi Nkosi, The Office", action: "provider_deleted", subject_name: "Marula Mixers" },
    ]);
    const saved = await db.select().from(enquiryRecipient).where(eq(enquiryRecipient.provider_name, "Marula Mixers"));
    expect(saved).toMatchObject([{ provider_id: null }]);
    expect((await buildProvider(app, { email: made.email })).email).toBe(made.email);
    expect((await remove(id)).status).toBe(404);
  });

  test("its address says that it has left, and only the links to similar vendors are stored", async () => {
    const made = await build("Umdoni Umbrellas", { province: "Gauteng" });
    await unpublish(made.id);
    expect((await app.request(`/api/providers/${made.id}`)).status).toBe(404);
    await remove(made.id);
    const [saved] = await rows<{ category_id: number }>(
      db,
      sql`select d.* from deleted_provider d join category c on c.id = d.category_id
        where d.id = ${made.id} and c.slug = 'mobile-bars'`,
    );
    expect(saved).toEqual({ id: made.id, category_id: saved?.category_id, province: "Gauteng" });
    expect((await app.request(`/api/providers/${newId()}`)).status).toBe(404);
  });

  test("every call that reads part of it, and its card, say that it has left", async () => {
    const { id } = await build("Knysna Kegs");
    const parts = [
      `/api/providers/${id.toUpperCase()}`,
      `/api/providers/${id}`,
      `/api/providers/${id}/page`,
      `/api/providers/${id}/availability`,
      `/api/providers/${id}/others?date=2027-03-06`,
      `/api/media/provider/${id}`,
      `/api/endorsements/received/${id}`,
      `/api/verifications/status/${id}`,
    ];
    const statuses = () =>
      Promise.all(
        [...parts, `/card/provider/${id}.png`].map(async (path) => (await app.request(path, { token })).status),
      );
    expect(new Set(await statuses())).toEqual(new Set([200]));
    await remove(id);
    await expect.poll(async () => new Set(await statuses())).toEqual(new Set([410]));
    const answers = await Promise.all(parts.map((path) => app.call<Body>(path, { token })));
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(["provider_gone"]));
    const enquiry = { couple_name: "Lerato", couple_email: "l2@post.test", provider_id: id, message: "Hi" };
    expect((await app.call("/api/enquiries/direct", { body: enquiry })).status).toBe(404);
  });

  test("its page links to its former lists, and that of an unknown one to the full list", async () => {
    const calls = [
      { label: "Mobile Bars in Gauteng", to: "/mobile-bars/gauteng" },
      { label: "All Mobile Bars", to: "/providers?category=mobile-bars" },
    ];
    for (const [details, offered] of [
      [{ province: "Gauteng", categories: ["mobile-bars"] }, calls],
      [{ province: null, categories: ["mobile-bars"] }, calls.slice(1)],
      [{ province: "Gauteng", categories: [] }, []],
    ] as const) {
      const { id } = await buildProvider(app, { ...details, categories: [...details.categories] });
      await remove(id);
      const failure = refuseIfDeleted(app.ctx(), id, () => readProvider(app.ctx(), id));
      await expect(failure).rejects.toMatchObject({ code: "provider_gone", ways: offered });
    }
  });

  test("the announced counts are those of the deletion", async () => {
    const made = await build("Protea Pours");
    const { status, body } = await preview(made.id);
    expect([status, body.data]).toEqual([
      200,
      {
        id: made.id,
        business_name: "Protea Pours",
        email: made.email,
        pictures: 2,
        videos: 1,
        endorsements_given: 1,
        endorsements_received: 1,
        verifications_given: 1,
        verifications_received: 1,
        favourites: 1,
        sessions: 1,
        enquiries_kept: 1,
      },
    ]);
    for (const unknown of ["nobody", newId()]) expect((await preview(unknown)).status).toBe(404);
    expect(await preview(admin.id)).toMatchObject({ status: 403, body: { code: "super_admin_stays" } });
    await remove(made.id);
  });

  test.each([undefined, null, "", "12345", "1234567", "099999", "12345a", "１２３４５６", 123456, " "])(
    "nothing is deleted with the code %j",
    async (code) => {
      const { id } = await buildProvider(app);
      const body = code === undefined ? {} : { confirmationCode: code };
      const answer = await app.call<Body>(`/api/providers/${id}`, { method: "DELETE", body, token });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          error: "Incorrect confirmation code. Deletion cancelled.",
          fields: { confirmationCode: "Incorrect confirmation code. Deletion cancelled." },
        },
      });
      expect((await app.call(`/api/providers/${id}`)).status).toBe(200);
    },
  );

  test("a super admin can't be", async () => {
    expect(await remove(admin.id, "999999")).toMatchObject({ status: 403, body: { code: "super_admin_stays" } });
    expect(await rows(db, sql`select 1 from account where id = ${admin.id}`)).toHaveLength(1);
  });
});
