import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { auditEntry } from "../../schema/audit.ts";
import { couple } from "../../schema/couples.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const path = "/api/couples/profile";

async function open(overrides: Parameters<typeof buildCouple>[1] = {}) {
  const { id, email } = await buildCouple(app, overrides);
  const token = await buildToken(app, id);
  const save = (body: unknown) => app.call<ErrorAnswer & { couple: Couple }>(path, { method: "PUT", token, body });
  const read = async () => (await app.call<Couple>(path, { token })).body;
  return { id, email, token, save, read };
}

test("a couple saves its wedding and reads the same again", async () => {
  const { save, read } = await open();
  const wedding = { wedding_date: "2099-03-07", venue_name: "Babylonstoren", venue_location: "Paarl, Western Cape" };
  const { status, body } = await save({
    ...wedding,
    partner2_name: "Naledi",
    guest_count: "120",
    phone: "021 555 0142",
    email: "other@people.test",
  });
  expect([status, body.couple]).toMatchObject([
    200,
    { ...wedding, name: "Lerato & Naledi", guest_count: 120, phone: "+27215550142" },
  ]);
  expect(await read()).toEqual(body.couple);
  expect(body.couple.email).not.toBe("other@people.test");
});

test("a field that is not sent stays, and one that is sent empty is cleared", async () => {
  const { save } = await open({ venue_name: "Babylonstoren", guest_count: 80, wedding_date: "2099-03-07" });
  expect((await save({ venue_location: "Paarl" })).body.couple).toMatchObject({
    venue_name: "Babylonstoren",
    guest_count: 80,
    wedding_date: "2099-03-07",
  });
  const emptied = { venue_name: "  ", guest_count: "", wedding_date: null, partner2_name: "" };
  expect((await save(emptied)).body.couple).toMatchObject({
    name: "Lerato",
    venue_name: null,
    venue_location: "Paarl",
    guest_count: null,
    wedding_date: null,
  });
});

test("the place that the venue's location names is answered, and follows the location", async () => {
  const { save, read } = await open();
  const nowhere = { venue_place: null, venue_place_name: null, venue_province: null };
  const clarens = { venue_place: "clarens", venue_place_name: "Clarens", venue_province: "Free State" };
  expect((await save({ venue_location: "The Mill, Clarens" })).body.couple).toMatchObject(clarens);
  await save({ guest_count: 12 });
  expect(await read()).toMatchObject(clarens);
  expect((await save({ venue_location: "Middelburg" })).body.couple).toMatchObject(nowhere);
  expect((await save({ venue_location: "Middelburg, Mpumalanga" })).body.couple).toMatchObject({
    venue_place: "middelburg-mpumalanga",
  });
  expect((await save({ venue_location: "", venue_place: "durban" })).body.couple).toMatchObject(nowhere);
});

test.each([
  ["partner2_name", "—"],
  ["wedding_date", "2001-01-01"],
  ["wedding_date", "soon"],
  ["guest_count", 0],
  ["guest_count", "many"],
  ["phone", "12"],
  ["venue_name", "x".repeat(121)],
])("an unfit %s (%j) is refused at its field, and nothing else is saved", async (field, value) => {
  const { save, read } = await open();
  const before = await read();
  const { status, body } = await save({ venue_location: "Paarl", [field]: value });
  expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, "bad_input", [field]]);
  expect(await read()).toEqual(before);
});

test("a date that is now past stays while it isn't changed", async () => {
  const { save } = await open({ wedding_date: "2001-01-01" });
  expect((await save({ wedding_date: "2001-01-01", guest_count: 4 })).status).toBe(200);
  expect((await save({ wedding_date: "2001-01-02" })).status).toBe(400);
});

test("two saves at once are both stored", async () => {
  const { save, read } = await open();
  await Promise.all([save({ venue_name: "Babylonstoren" }), save({ guest_count: 12 })]);
  expect(await read()).toMatchObject({ venue_name: "Babylonstoren", guest_count: 12 });
});

test("only the couple's own session reads or writes it", async () => {
  const [one, other] = [await open(), await open()];
  const provider = await buildToken(app, (await buildProvider(app)).id);
  const tries: [token: string | undefined, status: number][] = [
    [undefined, 401],
    [provider, 403],
  ];
  for (const [token, status] of tries) {
    const as = token === undefined ? {} : { token };
    expect((await app.call(path, as)).status).toBe(status);
    expect((await app.call(path, { method: "PUT", body: { venue_name: "Mine" }, ...as })).status).toBe(status);
  }
  await other.save({ id: one.id, couple_id: one.id, venue_name: "Theirs" });
  expect((await one.read()).venue_name).toBeNull();
  expect((await other.read()).id).toBe(other.id);
});

test("an admin's change as the couple is audited", async () => {
  const { id, save } = await open();
  const admin = await buildSuperAdmin(app);
  await save({ guest_count: 10 });
  expect(await db.$count(auditEntry, eq(auditEntry.subject_id, id))).toBe(0);
  const token = await buildToken(app, id, { admin_id: admin.id });
  expect((await app.call(path, { method: "PUT", token, body: { guest_count: 11 } })).status).toBe(200);
  expect(await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id))).toMatchObject([
    { action: "couple_saved", actor_id: admin.id, acting_as_id: id, subject_name: "Lerato & Pieter" },
  ]);
  expect(await db.select().from(couple).where(eq(couple.id, id))).toMatchObject([{ guest_count: 11 }]);
});
