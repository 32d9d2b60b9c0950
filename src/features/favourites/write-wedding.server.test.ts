import { eq } from "drizzle-orm";
import { sync } from "node-ical";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { couple } from "../../schema/couples.ts";
import { provider } from "../../schema/providers.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const path = "/api/couples/profile/calendar";
const date = "2027-03-20";
type File = ErrorAnswer & { file_name: string; ics: string };

const fileOf = async (overrides: Parameters<typeof buildCouple>[1]) => {
  const { id } = await buildCouple(app, overrides);
  return app.call<File>(path, { token: await buildToken(app, id) });
};

test("a couple's wedding is an all-day event in its calendar, with the names and the venue", async () => {
  const { status, body } = await fileOf({
    partner1_name: "Thandi",
    partner2_name: "Sipho, Jr",
    wedding_date: "2027-03-20",
    venue_name: "Lourensford; Laurent",
    venue_location: "Somerset West",
  });
  expect([status, body.file_name]).toEqual([200, "wedding-2027-03-20.ics"]);
  const events = Object.values(sync.parseICS(body.ics)).filter((part) => part?.type === "VEVENT");
  expect(events).toMatchObject([
    {
      summary: "Wedding of Thandi & Sipho, Jr",
      location: "Lourensford; Laurent, Somerset West",
      datetype: "date",
      status: "CONFIRMED",
    },
  ]);
  expect(body.ics).toContain("DTSTART;VALUE=DATE:20270320\r\nDTEND;VALUE=DATE:20270321\r\n");
});

test("a wedding without names and a venue is written, one without a date is not", async () => {
  const bare = { partner1_name: null, partner2_name: null, venue_name: null, venue_location: null };
  const { body } = await fileOf({ ...bare, wedding_date: "2027-03-20" });
  expect(body.ics).toContain("SUMMARY:Our wedding");
  expect(body.ics).not.toContain("LOCATION");
  expect(await fileOf({ ...bare, wedding_date: null })).toMatchObject({
    status: 409,
    body: { code: "wedding_undated" },
  });
});

test("only couples can download it", async () => {
  const { id } = await buildProvider(app);
  expect((await app.call(path, { token: await buildToken(app, id) })).status).toBe(403);
  expect((await app.call(path)).status).toBe(401);
});

async function store(overrides: Parameters<typeof buildProvider>[1] = {}) {
  const { id: couple_id } = await buildCouple(app, { wedding_date: date });
  const token = await buildToken(app, couple_id);
  const saved = await buildProvider(app, {
    business_name: "Koeksister, & Co",
    categories: ["caterers"],
    ...overrides,
  });
  const { body } = await app.call<{ favorite: { id: string } }>("/api/favorites", {
    token,
    body: { provider_id: saved.id },
  });
  const favourite = `/api/favorites/${body.favorite.id}`;
  const book = () => app.call(`${favourite}/booked`, { method: "PUT", token, body: { is_booked: true } });
  return {
    couple_id,
    provider_id: saved.id,
    token,
    book,
    whole: async () => (await app.call<File>(path, { token })).body,
    alone: () => app.call<File>(`${favourite}/calendar`, { token }),
  };
}

const eventsIn = (ics: string) => Object.values(sync.parseICS(ics)).filter((part) => part?.type === "VEVENT");

test("each booked provider is a separate event on the wedding day, the same whenever and wherever it is saved", async () => {
  const { couple_id, provider_id, book, whole, alone } = await store();
  expect(eventsIn((await whole()).ics)).toHaveLength(1);
  expect(await alone()).toMatchObject({ status: 409, body: { code: "favourite_not_booked" } });
  await book();
  const url = `${app.runtime.config.publicUrl}/provider/${provider_id}`;
  const booked = {
    uid: `booked-${couple_id}-${provider_id}@${new URL(app.runtime.config.publicUrl).hostname}`,
    summary: "Koeksister, & Co",
    description: `Caterers\n082 555 0117\n${url}`,
    url,
    datetype: "date",
    transparency: "TRANSPARENT",
  };
  const { file_name, ics } = await whole();
  expect(file_name).toBe(`wedding-${date}.ics`);
  expect(eventsIn(ics)).toMatchObject([{ transparency: "OPAQUE" }, booked]);
  app.clock.advance(60_000);
  const own = await alone();
  expect([own.status, own.body.file_name]).toEqual([200, `booked-${date}.ics`]);
  expect(eventsIn(own.body.ics)).toMatchObject([{ ...booked, sequence: 60 }]);
  expect(own.body.ics).toContain("DTSTART;VALUE=DATE:20270320\r\nDTEND;VALUE=DATE:20270321\r\n");
});

test("a booked provider that hides is in neither file, and a wedding without a date has no file", async () => {
  const hidden = await store();
  await hidden.book();
  await db.update(provider).set({ is_published: false }).where(eq(provider.id, hidden.provider_id));
  expect(eventsIn((await hidden.whole()).ics)).toHaveLength(1);
  expect((await hidden.alone()).status).toBe(409);
  const undated = await store();
  await undated.book();
  await db.update(couple).set({ wedding_date: null }).where(eq(couple.id, undated.couple_id));
  expect(await undated.alone()).toMatchObject({ status: 409, body: { code: "wedding_undated" } });
});

test("another couple's booking looks like an unknown one", async () => {
  const [one, other] = [await store(), await store()];
  await one.book();
  const [saved] = (await app.call<{ favorites: { id: string }[] }>("/api/favorites", { token: one.token })).body
    .favorites;
  for (const id of [saved?.id, newId(), "no-id"])
    expect(await app.call(`/api/favorites/${id}/calendar`, { token: other.token })).toMatchObject({
      status: 404,
      body: { code: "favourite_not_found" },
    });
});
