import { sync } from "node-ical";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";

const app = await startTestApp();
const path = "/api/couples/profile/calendar";
type File = ErrorAnswer & { file_name: string; ics: string };

const fileOf = async (overrides: Parameters<typeof buildCouple>[1]) => {
  const { id } = await buildCouple(app, overrides);
  return app.call<File>(path, { token: await buildToken(app, id) });
};

test("a couple's wedding is a whole day in its calendar, with the names and where it is", async () => {
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

test("without names and a venue it is a wedding all the same, without a date it is none", async () => {
  const bare = { partner1_name: null, partner2_name: null, venue_name: null, venue_location: null };
  const { body } = await fileOf({ ...bare, wedding_date: "2027-03-20" });
  expect(body.ics).toContain("SUMMARY:Our wedding");
  expect(body.ics).not.toContain("LOCATION");
  expect(await fileOf({ ...bare, wedding_date: null })).toMatchObject({
    status: 409,
    body: { code: "wedding_undated" },
  });
});

test("it is for couples alone", async () => {
  const { id } = await buildProvider(app);
  expect((await app.call(path, { token: await buildToken(app, id) })).status).toBe(403);
  expect((await app.call(path)).status).toBe(401);
});
