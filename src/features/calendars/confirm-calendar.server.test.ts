import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openCalendar, usualRules as usual } from "../../../test/open-calendar.ts";
import type { CalendarEntry } from "../../contract/calendars/schema.ts";
import { day_ms } from "../../contract/durations.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import * as limits from "../../contract/limits.ts";
import { addDays, southAfricanDate } from "../../contract/south-african-time.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { auditEntry } from "../../schema/audit.ts";
import { calendarDay, calendarEntry } from "../../schema/calendars.ts";
import { provider } from "../../schema/providers.ts";
import { lapseHolds } from "./lapse-holds.ts";
import { purgeExpiredCalendarEntries } from "./purge-expired.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const today = () => southAfricanDate(app.clock.now());

const open = () => openCalendar(app);
test("a provider that never opened a calendar has no availability", async () => {
  const { own, rules, seen, id } = await open();
  const day = addDays(today(), 30);
  expect(await seen(day)).toEqual(["not_known"]);
  expect((await rules()).body).toEqual({ ...usual, kept_at: null });
  expect(await own(day)).toMatchObject({ entries: [], kept_at: null });
  const { body } = await app.call<{ kept_at: null }>(`/api/providers/${id}/availability`);
  expect(body).toMatchObject({ days: [{ date: today() }], kept_at: null });
});

test("blocks, holds and bookings take their days and nothing else, and others see only that", async () => {
  const { add, own, seen, id } = await open();
  const day = addDays(today(), 30);
  const { status, body } = await add({ kind: "block", from: day, to: addDays(day, 1), note: "  Sipho’s\nwedding " });
  expect([status, body.entry]).toMatchObject([201, { kind: "block", from: day, note: "Sipho’s wedding" }]);
  await add({ kind: "hold", from: addDays(day, 2), note: "Lerato" });
  await add({ kind: "booking", from: addDays(day, 3), note: "Nandi & Jan" });
  expect(await seen(addDays(day, -1), addDays(day, 4))).toEqual(["free", "taken", "taken", "taken", "taken", "free"]);
  const { days, entries } = await own(day, addDays(day, 4));
  expect(entries.map(({ kind }) => kind)).toEqual(["block", "hold", "booking"]);
  expect(days).toMatchObject([
    { is_blocked: true, booked: 0, held: 0 },
    { is_blocked: true },
    { is_blocked: false, held: 1 },
    { booked: 1, availability: "taken" },
    { availability: "free" },
  ]);
  const outside = await app.call(`/api/providers/${id}/availability?from=${day}&to=${addDays(day, 4)}`);
  expect(JSON.stringify(outside.body)).not.toMatch(/Sipho|Lerato|Nandi|booking|hold|block/);
});

test("with several bookings a day the first limit the day and the last fills it; one more is refused with its day", async () => {
  const { add, rules, seen } = await open();
  const day = "2027-03-20";
  await rules({ ...usual, capacity: 2 });
  await add({ kind: "booking", from: day });
  expect(await seen(day)).toEqual(["limited"]);
  await add({ kind: "hold", from: day });
  expect(await seen(day)).toEqual(["taken"]);
  const refused = await add({ kind: "booking", from: addDays(day, -1), to: day });
  const sentence = "20 March 2027 is fully booked.";
  expect(refused).toMatchObject({
    status: 409,
    body: { code: "day_taken", error: sentence, fields: { from: sentence } },
  });
  expect(await seen(addDays(day, -1))).toEqual(["free"]);
});

test("a block leaves no place, and may lie over what is booked", async () => {
  const { add, seen } = await open();
  const day = addDays(today(), 40);
  await add({ kind: "booking", from: day });
  expect((await add({ kind: "block", from: day })).status).toBe(201);
  const blocked = addDays(day, 1);
  await add({ kind: "block", from: blocked });
  expect((await add({ kind: "hold", from: blocked })).body.code).toBe("day_taken");
  expect(await seen(day, blocked)).toEqual(["taken", "taken"]);
});

test("bookings for the last place at once: one wins", async () => {
  const { add, own } = await open();
  const day = addDays(today(), 50);
  const answers = await Promise.all([1, 2, 3, 4].map(() => add({ kind: "booking", from: day })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  expect((await own(day)).days).toMatchObject([{ booked: 1 }]);
});

test("a write past the use case meets the same constraint", async () => {
  const { id, add } = await open();
  const day = addDays(today(), 60);
  await add({ kind: "booking", from: day });
  const row = { id: newId(), provider_id: id, kind: "booking" as const, first_day: day, last_day: day };
  await expect(db.insert(calendarEntry).values(row)).rejects.toMatchObject({
    cause: { code: "23514", constraint: "calendar_day_has_place" },
  });
});

test("a changed entry frees its old days and takes its new ones; a hold becomes a booking of the same day", async () => {
  const { add, change, remove, seen, own } = await open();
  const day = addDays(today(), 70);
  const { entry } = (await add({ kind: "hold", from: day, note: "Maybe" })).body;
  expect((await change(entry.id, { kind: "booking", from: day, note: "Sure" })).body.entry).toMatchObject({
    kind: "booking",
    note: "Sure",
    lapses_at: null,
  });
  expect((await own(day)).days).toMatchObject([{ booked: 1, held: 0 }]);
  await change(entry.id, { kind: "booking", from: addDays(day, 1), to: addDays(day, 2) });
  expect(await seen(day, addDays(day, 2))).toEqual(["free", "taken", "taken"]);
  expect((await remove(entry.id)).status).toBe(204);
  expect(await seen(day, addDays(day, 2))).toEqual(["free", "free", "free"]);
  expect((await remove(entry.id)).body.code).toBe("entry_not_found");
  expect((await change("none", { kind: "block", from: day })).body.code).toBe("entry_not_found");
});

test("a hold expires without a press, stays visible, and can be placed again", async () => {
  const { add, change, seen, own } = await open();
  const day = addDays(today(), 80);
  const { entry } = (await add({ kind: "hold", from: day, hold_days: 3 })).body;
  app.clock.advance(3 * day_ms - 1);
  await lapseHolds(app.runtime);
  expect(await seen(day)).toEqual(["taken"]);
  app.clock.advance(1);
  await lapseHolds(app.runtime);
  expect(await seen(day)).toEqual(["free"]);
  expect((await own(day)).entries).toMatchObject([{ id: entry.id, has_lapsed: true }]);
  await change(entry.id, { kind: "hold", from: day, hold_days: 3 });
  expect(await seen(day)).toEqual(["taken"]);
  expect((await own(day)).entries).toMatchObject([{ has_lapsed: false }]);
});

test("rules close weekdays, seasons and the notice period, and leave bookings when the daily limit falls", async () => {
  const { add, rules, seen, own } = await open();
  const saved = await rules({
    ...usual,
    capacity: 3,
    weekdays_taken: ["sunday"],
    seasons: [{ from: "12-15", to: "01-05" }],
    notice_days: 10,
  });
  expect(saved.body).toMatchObject({ weekdays_taken: ["sunday"], seasons: [{ from: "12-15", to: "01-05" }] });
  expect((await rules()).body).toEqual(saved.body);
  expect(await seen("2028-01-04", "2028-01-09")).toEqual(["taken", "taken", "free", "free", "free", "taken"]);
  expect(await seen(today(), addDays(today(), 1))).toEqual(["taken", "taken"]);
  expect((await own(today())).days).toMatchObject([{ is_closed: true, availability: "taken" }]);
  const day = "2028-02-05";
  for (let booked = 0; booked < 3; booked += 1) await add({ kind: "booking", from: day });
  await rules({ ...usual, capacity: 2 });
  expect((await own(day)).days).toMatchObject([{ booked: 3, availability: "taken" }]);
  expect((await add({ kind: "booking", from: day })).body.code).toBe("day_taken");
});

test.each([
  [{ ...usual, capacity: 0 }, "capacity"],
  [{ ...usual, capacity: 21 }, "capacity"],
  [{ ...usual, notice_days: 366 }, "notice_days"],
  [{ ...usual, hold_days: 0 }, "hold_days"],
])("impossible rules are refused and change nothing: %o", async (rules, field) => {
  const provider_own = await open();
  expect(await provider_own.rules(rules)).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) as string } },
  });
  expect((await provider_own.rules()).body.kept_at).toBeNull();
});

test("an impossible entry is refused with its field", async () => {
  const { add } = await open();
  expect(await add({ kind: "block", from: addDays(today(), -1) })).toMatchObject({
    status: 400,
    body: { fields: { from: "This day has passed." } },
  });
  expect((await add({ kind: "party", from: today() })).body.fields).toHaveProperty("kind");
  expect((await add({ kind: "block", from: "2027-02-30" })).body.fields).toHaveProperty("from");
  expect((await add({ kind: "block", from: today(), note: "x".repeat(201) })).body.fields).toHaveProperty("note");
});

test("a calendar that nobody confirmed for sixty days shows no availability; a press or any change confirms it", async () => {
  const { add, seen, signInAgain, own } = await open();
  const day = addDays(today(), 200);
  await add({ kind: "block", from: day });
  app.clock.advance(60 * day_ms);
  expect(await seen(day)).toEqual(["taken"]);
  app.clock.advance(day_ms);
  expect(await seen(day)).toEqual(["not_known"]);
  const token = await signInAgain();
  expect((await own(day)).days).toMatchObject([{ availability: "taken" }]);
  const stored = await app.call<{ kept_at: string }>("/api/calendar/kept", { method: "POST", token, body: {} });
  expect(stored.body.kept_at).toBe(app.clock.now().toISOString());
  expect(await seen(day)).toEqual(["taken"]);
});

test("availability can be read for at most 92 days, of listed providers, and past days have none", async () => {
  const { id, add, seen } = await open();
  await add({ kind: "block", from: today() });
  expect(await seen(addDays(today(), -1), today())).toEqual(["not_known", "taken"]);
  const makeRequest = (query: string, of = id) => app.call<ErrorAnswer>(`/api/providers/${of}/availability${query}`);
  const from = today();
  expect((await makeRequest(`?from=${from}&to=${addDays(from, limits.availability_days_max - 1)}`)).status).toBe(200);
  for (const query of [`?from=${from}&to=${addDays(from, 92)}`, `?from=${from}&to=${addDays(from, -1)}`])
    expect(await makeRequest(query)).toMatchObject({
      status: 400,
      body: { code: "bad_parameter", fields: { to: expect.any(String) as string } },
    });
  expect((await makeRequest("?from=tomorrow")).body.fields).toHaveProperty("from");
  const hidden = await buildProvider(app, { is_published: false });
  for (const unknown of [newId(), "one", hidden.id]) expect((await makeRequest("", unknown)).status).toBe(404);
});

test("another provider's calendar can't be seen or changed, and looks like one that does not exist", async () => {
  const [one, other] = [await open(), await open()];
  const day = addDays(today(), 90);
  const { entry } = (await one.add({ kind: "hold", from: day })).body;
  expect((await other.own(day)).entries).toEqual([]);
  const [theirs, unknown] = [await other.remove(entry.id), await other.remove(newId())];
  expect([theirs.status, theirs.body]).toEqual([404, unknown.body]);
  expect((await other.change(entry.id, { kind: "block", from: day })).status).toBe(404);
  expect((await one.own(day)).entries).toHaveLength(1);
});

test("visitors and couples have no calendar", async () => {
  const token = await buildToken(app, (await buildCouple(app)).id);
  for (const path of ["/api/calendar/rules", "/api/calendar/entries"]) {
    expect((await app.call(path)).status).toBe(401);
    expect((await app.call(path, { token })).status).toBe(403);
  }
  expect((await app.call("/api/calendar/kept", { method: "POST", token, body: {} })).status).toBe(403);
});

test("a calendar has a maximum number of future entries", async () => {
  const { id, add } = await open();
  const day = addDays(today(), 100);
  const row = { provider_id: id, kind: "block" as const, first_day: day, last_day: day };
  const some = Array.from({ length: limits.calendar_entries_max }, () => ({ id: newId(), ...row }));
  await db.insert(calendarEntry).values(some);
  expect((await add({ kind: "block", from: day })).body.code).toBe("calendar_full");
});

test("an admin's change as the provider is audited; the provider's own change is not", async () => {
  const admin = await buildSuperAdmin(app);
  const { id, add } = await openCalendar(app, { business_name: "Kept" }, admin.id);
  await add({ kind: "block", from: addDays(today(), 5), note: "private" });
  const written = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id));
  expect(written).toMatchObject([{ action: "calendar_entry_saved", subject_name: "Kept", actor_id: admin.id }]);
  expect(JSON.stringify(written)).not.toContain("private");
});

test("the download has rules and entries; a deleted account deletes its calendar", async () => {
  const { id, add, token } = await open();
  await add({ kind: "booking", from: addDays(today(), 5), note: "Nandi" });
  const { body } = await app.call<{ calendar: { entries: CalendarEntry[] } }>("/api/account/data", { token });
  expect(body.calendar).toMatchObject({ rules: { capacity: 1 }, entries: [{ note: "Nandi" }] });
  await db.delete(provider).where(eq(provider.id, id));
  expect(await db.$count(calendarEntry, eq(calendarEntry.provider_id, id))).toBe(0);
  expect(await db.$count(calendarDay, eq(calendarDay.provider_id, id))).toBe(0);
});

test("entries are deleted two years after their last day", async () => {
  const { id, add, own, signInAgain } = await open();
  const day = addDays(today(), 1);
  await add({ kind: "booking", from: day });
  app.clock.advance(700 * day_ms);
  await purgeExpiredCalendarEntries(db, app.clock.now());
  await signInAgain();
  expect((await own(day)).entries).toHaveLength(1);
  expect(await db.$count(calendarDay, eq(calendarDay.provider_id, id))).toBe(0);
  app.clock.advance(40 * day_ms);
  await signInAgain();
  await purgeExpiredCalendarEntries(db, app.clock.now());
  expect((await own(day)).entries).toEqual([]);
});
