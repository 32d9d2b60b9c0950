import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildMedium, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openCalendar, usualRules } from "../../../test/open-calendar.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { Favourite } from "../../contract/favourites/schema.ts";
import * as limits from "../../contract/limits.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { auditEntry } from "../../schema/audit.ts";
import { couple, favourite } from "../../schema/couples.ts";
import { provider } from "../../schema/providers.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const path = "/api/favorites";

async function open(admin_id?: string) {
  const { id } = await buildCouple(app);
  const token = await buildToken(app, id, admin_id === undefined ? {} : { admin_id });
  return {
    id,
    token,
    list: async () => (await app.call<{ favorites: Favourite[] }>(path, { token })).body.favorites,
    add: (provider_id: string) =>
      app.call<ErrorAnswer & { favorite: { id: string; provider_id: string } }>(path, { token, body: { provider_id } }),
    remove: (favourite_id: string) => app.call<ErrorAnswer>(`${path}/${favourite_id}`, { method: "DELETE", token }),
  };
}

test("a couple saves providers, newest first, as cards show them, and removes one", async () => {
  const { list, add, remove } = await open();
  const one = await buildProvider(app, { business_name: "One", categories: ["florists"], price_from: 900 });
  await buildMedium(app, one.id, { role: "logo" });
  await buildMedium(app, one.id, { role: "banner" });
  await db.update(provider).set({ trust_tier: "Gold" }).where(eq(provider.id, one.id));
  const two = await buildProvider(app, { business_name: "Two", city: "Paarl" });
  const first = await add(one.id);
  expect([first.status, first.body.favorite.provider_id]).toEqual([201, one.id]);
  app.clock.advance(1000);
  await add(two.id);
  expect(await list()).toMatchObject([
    { provider_id: two.id, business_name: "Two", city: "Paarl", category_name: null, logo_url: null, banner: null },
    {
      id: first.body.favorite.id,
      provider_id: one.id,
      business_name: "One",
      category_name: "Florists",
      city: "Cape Town",
      province: "Western Cape",
      trust_tier: "Gold",
      price_from: 900,
      rating: 0,
      review_count: 0,
      banner: expect.objectContaining({ width: 720, height: 480 }) as object,
      logo_url: expect.stringMatching(/^\/media\//) as string,
    },
  ]);
  expect((await remove(first.body.favorite.id)).status).toBe(204);
  expect(await list()).toHaveLength(1);
  expect(await remove(first.body.favorite.id)).toMatchObject({ status: 404, body: { code: "favourite_not_found" } });
});

test("the same provider again, or several times at once, is the same favourite", async () => {
  const { list, add } = await open();
  const { id } = await buildProvider(app);
  const answers = await Promise.all([add(id), add(id), add(id)]);
  answers.push(await add(id.toUpperCase()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.favorite.id)).size).toBe(1);
  expect(await list()).toHaveLength(1);
});

test("hearts pressed at once for several providers are all saved", async () => {
  const { list, add } = await open();
  const providers = await Promise.all([1, 2, 3, 4, 5].map(() => buildProvider(app)));
  await Promise.all(providers.map(({ id }) => add(id)));
  expect((await list()).map((each) => each.provider_id).toSorted()).toEqual(providers.map(({ id }) => id).toSorted());
});

test("providers that no list shows can't be saved: unknown, unpublished, super admins", async () => {
  const { list, add } = await open();
  const hidden = await buildProvider(app, { is_published: false });
  const admin = await buildSuperAdmin(app);
  for (const id of [newId(), "one", "", hidden.id, admin.id])
    expect(await add(id)).toMatchObject({ status: 404, body: { error: "Provider not found" } });
  expect((await app.call(path, { token: (await open()).token, body: {} })).status).toBe(400);
  expect(await list()).toEqual([]);
});

test("a provider that hides is left out, and is back when it shows itself again; a deleted one is removed", async () => {
  const { id, list, add } = await open();
  const one = await buildProvider(app);
  await add(one.id);
  await db.update(provider).set({ is_published: false }).where(eq(provider.id, one.id));
  expect(await list()).toEqual([]);
  expect((await add(one.id)).status).toBe(404);
  await db.update(provider).set({ is_published: true }).where(eq(provider.id, one.id));
  expect(await list()).toHaveLength(1);
  await db.delete(provider).where(eq(provider.id, one.id));
  expect(await db.$count(favourite, eq(favourite.couple_id, id))).toBe(0);
});

test("another couple's favourites can't be seen or removed, and look like unknown ones", async () => {
  const [one, other] = [await open(), await open()];
  const { id } = await buildProvider(app);
  const saved = (await one.add(id)).body.favorite;
  expect(await other.list()).toEqual([]);
  const [theirs, unknown] = [await other.remove(saved.id), await other.remove(newId())];
  expect([theirs.status, theirs.body]).toEqual([404, unknown.body]);
  expect((await other.remove("no-id")).status).toBe(404);
  expect(await one.list()).toHaveLength(1);
  expect((await other.add(id)).body.favorite.id).not.toBe(saved.id);
});

test("visitors and providers have none", async () => {
  const { id } = await buildProvider(app);
  const token = await buildToken(app, id);
  const calls = [{}, { body: { provider_id: id } }];
  for (const each of calls) {
    expect((await app.call(path, each)).status).toBe(401);
    expect((await app.call(path, { ...each, token })).status).toBe(403);
  }
  expect((await app.call(`${path}/${newId()}`, { method: "DELETE", token })).status).toBe(403);
});

test("the number of favourites is limited, also when the last ones come at once", async () => {
  const { id: couple_id, add } = await open();
  const rows = await Promise.all(Array.from({ length: limits.favourites_max + 2 }, () => buildProvider(app)));
  const saved = rows.slice(0, limits.favourites_max - 1);
  await db.insert(favourite).values(saved.map(({ id: provider_id }) => ({ id: newId(), couple_id, provider_id })));
  const answers = await Promise.all(rows.slice(limits.favourites_max - 1).map(({ id }) => add(id)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("favourites_full");
  expect(await db.$count(favourite, eq(favourite.couple_id, couple_id))).toBe(limits.favourites_max);
  expect((await add(saved[0]?.id ?? "")).status).toBe(201);
});

test("an admin's change as the couple is audited", async () => {
  const admin = await buildSuperAdmin(app);
  const { id, add, remove } = await open(admin.id);
  const { id: provider_id } = await buildProvider(app, { business_name: "Heard Of" });
  const saved = (await add(provider_id)).body.favorite;
  await remove(saved.id);
  const about = { actor_id: admin.id, acting_as_id: id, subject_name: "Heard Of" };
  const written = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, provider_id));
  expect(written.toSorted((a, b) => a.action.localeCompare(b.action))).toMatchObject([
    { action: "favourite_added", ...about },
    { action: "favourite_removed", ...about },
  ]);
});

test("each shows its availability on the couple's date; without a future date none does", async () => {
  const date = "2027-03-20";
  const { id, list, add } = await open();
  const free = await openCalendar(app, { business_name: "Free" });
  await free.rules(usualRules);
  const taken = await openCalendar(app, { business_name: "Taken" });
  await taken.add({ kind: "booking", from: date });
  const silent = await buildProvider(app, { business_name: "Silent" });
  for (const one of [free, taken, silent]) await add(one.id);
  const listed = async () =>
    (await list())
      .map(({ business_name, availability }) => ({ business_name, availability }))
      .toSorted((a, b) => a.business_name.localeCompare(b.business_name));
  expect((await listed()).map(({ availability }) => availability)).toEqual([null, null, null]);
  await db.update(couple).set({ wedding_date: date }).where(eq(couple.id, id));
  expect(await listed()).toEqual([
    { business_name: "Free", availability: "free" },
    { business_name: "Silent", availability: "not_known" },
    { business_name: "Taken", availability: "taken" },
  ]);
  await db.update(couple).set({ wedding_date: "2020-01-01" }).where(eq(couple.id, id));
  expect((await listed()).map(({ availability }) => availability)).toEqual([null, null, null]);
});
