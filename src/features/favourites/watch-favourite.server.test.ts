import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildSuppressed, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openCalendar } from "../../../test/open-calendar.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { Favourite } from "../../contract/favourites/schema.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { auditEntry } from "../../schema/audit.ts";
import { couple, favouriteWatch } from "../../schema/couples.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const path = "/api/favorites";
const date = "2027-03-20";

async function open(overrides: Parameters<typeof buildCouple>[1] = {}, admin_id?: string) {
  const owner = { wedding_date: date, email_verified_at: app.clock.now(), ...overrides };
  const { id, email } = await buildCouple(app, owner);
  const token = await buildToken(app, id, admin_id === undefined ? {} : { admin_id });
  const calendar = await openCalendar(app, { business_name: "Awaited" });
  await calendar.add({ kind: "booking", from: date });
  const favourite_id = await store(token, calendar.id);
  const put = (act: string, body: object, of = favourite_id) =>
    app.call<ErrorAnswer>(`${path}/${of}/${act}`, { method: "PUT", token, body });
  return {
    id,
    email,
    token,
    favourite_id,
    provider_id: calendar.id,
    watch: (is_watched = true, of?: string) => put("watch", { is_watched }, of),
    book: (is_booked = true) => put("booked", { is_booked }),
    list: async () => (await app.call<{ favorites: Favourite[] }>(path, { token })).body.favorites,
    watches: () => db.select().from(favouriteWatch).where(eq(favouriteWatch.favourite_id, favourite_id)),
  };
}

async function store(token: string, provider_id: string): Promise<string> {
  const { body } = await app.call<{ favorite: { id: string } }>(path, { token, body: { provider_id } });
  return body.favorite.id;
}

test("a couple watches a favourite that is taken on its date, once however often it is sent, and ends the watch", async () => {
  const { watch, list, watches } = await open();
  expect((await Promise.all([watch(), watch(), watch()])).map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await watches()).toMatchObject([{ day: date, free_since: null }]);
  expect(await list()).toMatchObject([{ availability: "taken", is_watched: true, is_booked: false }]);
  expect((await watch(false)).status).toBe(204);
  expect((await watch(false)).status).toBe(204);
  expect(await list()).toMatchObject([{ is_watched: false }]);
});

test("there is nothing to wait for where it is free or not known, where it is booked, and without a date to come", async () => {
  const { id, token, watch, book } = await open();
  const nothing = { status: 409, body: { code: "nothing_to_watch" } };
  const free = await openCalendar(app);
  await free.add({ kind: "booking", from: "2027-03-21" });
  const silent = await buildProvider(app);
  for (const one of [free, silent]) expect(await watch(true, await store(token, one.id))).toMatchObject(nothing);
  await book();
  expect(await watch()).toMatchObject(nothing);
  await book(false);
  for (const wedding_date of [null, "2020-01-01", "2031-01-01"]) {
    await db.update(couple).set({ wedding_date }).where(eq(couple.id, id));
    expect(await watch()).toMatchObject(nothing);
  }
});

test("a couple that no email would reach reads so: an unconfirmed address, and one that takes none", async () => {
  const unconfirmed = await open({ email_verified_at: null });
  expect(await unconfirmed.watch()).toMatchObject({ status: 409, body: { code: "email_unconfirmed" } });
  expect(await unconfirmed.watches()).toEqual([]);
  for (const topic of [undefined, "favourites"] as const) {
    const closed = await open();
    await buildSuppressed(app, closed.email, topic);
    expect(await closed.watch()).toMatchObject({ status: 409, body: { code: "emails_stopped" } });
    expect(await closed.watches()).toEqual([]);
  }
  const reached = await open();
  await buildSuppressed(app, reached.email, "messages");
  expect((await reached.watch()).status).toBe(204);
});

test("a couple books a watched vendor: the watch ends, and the booking can be undone", async () => {
  const { watch, book, list, watches } = await open();
  await watch();
  expect((await book()).status).toBe(204);
  expect((await book()).status).toBe(204);
  expect(await list()).toMatchObject([{ is_booked: true, is_watched: false }]);
  expect(await watches()).toEqual([]);
  await book(false);
  expect(await list()).toMatchObject([{ is_booked: false }]);
});

test("both are deleted with the favourite, and are in the couple's download until then", async () => {
  const { token, favourite_id, watch, book, watches } = await open();
  const download = async () =>
    (await app.call<{ favourites: object[] }>("/api/account/data", { token })).body.favourites;
  await watch();
  expect(await download()).toMatchObject([{ watched_day: date, booked_at: null }]);
  await book();
  expect(await download()).toMatchObject([{ watched_day: null, booked_at: app.clock.now().toISOString() }]);
  await book(false);
  await watch();
  await app.call(`${path}/${favourite_id}`, { method: "DELETE", token });
  expect(await watches()).toEqual([]);
});

test("another couple's favourite looks like an unknown one; visitors and providers have none", async () => {
  const [one, other] = [await open(), await open()];
  for (const of of [one.favourite_id, newId(), "no-id"])
    expect(await other.watch(true, of)).toMatchObject({ status: 404, body: { code: "favourite_not_found" } });
  expect(await one.watches()).toEqual([]);
  const provider = await buildToken(app, one.provider_id);
  for (const [act, body] of [
    ["watch", { is_watched: true }],
    ["booked", { is_booked: true }],
  ] as const) {
    const address = `${path}/${one.favourite_id}/${act}`;
    expect((await app.call(address, { method: "PUT", body })).status).toBe(401);
    expect((await app.call(address, { method: "PUT", body, token: provider })).status).toBe(403);
    expect((await app.call(address, { method: "PUT", body, token: other.token })).status).toBe(404);
    expect((await app.call(address, { method: "PUT", body: {}, token: one.token })).status).toBe(400);
  }
});

test("an admin's mark as the couple is audited", async () => {
  const admin = await buildSuperAdmin(app);
  const { provider_id, watch, book } = await open({}, admin.id);
  await watch();
  await watch(false);
  await book();
  await book(false);
  const written = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, provider_id));
  const actions = written.filter(({ action }) => action.startsWith("favourite_")).map(({ action }) => action);
  expect(actions.toSorted((a, b) => a.localeCompare(b))).toEqual([
    "favourite_added",
    "favourite_booked",
    "favourite_not_booked",
    "favourite_unwatched",
    "favourite_watched",
  ]);
});
