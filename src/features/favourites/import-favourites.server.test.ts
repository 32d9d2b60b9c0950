import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildMember, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { guest_hearts_max } from "../../contract/favourites/calls.ts";
import type { Favourite, Imported } from "../../contract/favourites/schema.ts";
import * as limits from "../../contract/limits.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { auditEntry } from "../../schema/audit.ts";
import { favourite } from "../../schema/couples.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

async function open(admin_id?: string) {
  const { id } = await buildCouple(app);
  const token = await buildToken(app, id, admin_id === undefined ? {} : { admin_id });
  return {
    id,
    token,
    list: async () => (await app.call<{ favorites: Favourite[] }>("/api/favorites", { token })).body.favorites,
    add: (provider_ids: readonly unknown[]) =>
      app.call<Imported & ErrorAnswer>("/api/favorites/import", { token, body: { provider_ids } }),
  };
}
const idsOf = (list: readonly Favourite[]) => list.map(({ provider_id }) => provider_id);

test("a guest's hearts become favourites in their order; unknown, hidden and unreadable ones are skipped", async () => {
  const { add, list } = await open();
  const [one, two, hidden] = [
    await buildProvider(app),
    await buildProvider(app),
    await buildProvider(app, { is_published: false }),
  ];
  const { id: admin_id } = await buildSuperAdmin(app);
  const { status, body } = await add([two.id, hidden.id, newId(), "{", one.id.toUpperCase(), one.id, admin_id]);
  expect([status, body]).toEqual([200, { added: 2, left_out: 0 }]);
  expect(idsOf(await list())).toEqual([two.id, one.id]);
  expect((await add([])).body).toEqual({ added: 0, left_out: 0 });
});

test("favourites that are already saved do not change, and one that comes twice, or at once, is added once", async () => {
  const { id: couple_id, token, add, list } = await open();
  const [one, two] = [await buildProvider(app), await buildProvider(app)];
  await app.call("/api/favorites", { token, body: { provider_id: one.id } });
  const [before] = await list();
  await app.call(`/api/favorites/${before?.id}/booked`, { method: "PUT", token, body: { is_booked: true } });
  app.clock.advance(1000);
  const answers = await Promise.all([add([one.id, two.id]), add([one.id, two.id])]);
  expect(answers.map(({ body }) => body.added).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect((await add([two.id])).body.added).toBe(0);
  const after = await list();
  expect(idsOf(after)).toEqual([two.id, one.id]);
  expect(after[1]).toMatchObject({ id: before?.id, is_booked: true, created_at: before?.created_at });
  expect(await db.$count(favourite, eq(favourite.couple_id, couple_id))).toBe(2);
});

test("no more are added than the limit allows", async () => {
  const { id: couple_id, add } = await open();
  const providers = await Promise.all(Array.from({ length: limits.favourites_max + 2 }, () => buildProvider(app)));
  const saved = providers.slice(3);
  await db.insert(favourite).values(saved.map(({ id: provider_id }) => ({ id: newId(), couple_id, provider_id })));
  const three = providers.slice(0, 3).map(({ id }) => id);
  expect((await add(three)).body).toEqual({ added: 1, left_out: 2 });
  expect(await db.$count(favourite, eq(favourite.couple_id, couple_id))).toBe(limits.favourites_max);
  const [first] = three;
  expect(await db.$count(favourite, eq(favourite.provider_id, first ?? ""))).toBe(1);
});

test("more than a browser stores, and what is no list, is refused", async () => {
  const { add, token } = await open();
  const many = Array.from({ length: guest_hearts_max + 1 }, () => newId());
  expect((await add(many)).status).toBe(400);
  expect((await add([7])).status).toBe(400);
  expect((await app.call("/api/favorites/import", { token, body: {} })).status).toBe(400);
});

test("visitors, providers and readers add nothing; an editor does, under the own name", async () => {
  const { id: couple_id, list } = await open();
  const { id } = await buildProvider(app);
  const body = { provider_ids: [id] };
  const path = "/api/favorites/import";
  const [reader, editor] = [
    await buildMember(app, couple_id, { role: "reader" }),
    await buildMember(app, couple_id, { role: "editor" }),
  ];
  expect((await app.call(path, { body })).status).toBe(401);
  expect((await app.call(path, { body, token: await buildToken(app, id) })).status).toBe(403);
  expect(await app.call(path, { body, token: reader.token })).toMatchObject({
    status: 403,
    body: { code: "reader_only" },
  });
  expect(await list()).toEqual([]);
  expect((await app.call(path, { body, token: editor.token })).status).toBe(200);
  expect((await list())[0]?.added_by?.id).toBe(editor.id);
});

test("an admin's addition as the couple is audited", async () => {
  const { id: admin_id } = await buildSuperAdmin(app);
  const { id, add } = await open(admin_id);
  const provider = await buildProvider(app, { business_name: "Heard Of" });
  await add([provider.id]);
  expect(await db.select().from(auditEntry).where(eq(auditEntry.subject_id, provider.id))).toMatchObject([
    { action: "favourite_added", actor_id: admin_id, acting_as_id: id, subject_name: "Heard Of" },
  ]);
});
