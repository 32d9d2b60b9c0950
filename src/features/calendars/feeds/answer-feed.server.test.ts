import { sync, type VEvent } from "node-ical";
import { expect, test } from "vitest";
import { buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { openCalendar } from "../../../../test/open-calendar.ts";
import type { ErrorAnswer } from "../../../contract/error-answer.ts";
import * as limits from "../../../contract/limits.ts";
import { addDays, southAfricanDate } from "../../../contract/south-african-time.ts";
import { lapseHolds } from "../lapse-holds.ts";

const app = await startTestApp();
const path = "/api/calendar/feed";
const day = (later: number) => addDays(southAfricanDate(app.clock.now()), later);

type Feed = ErrorAnswer & { url: string };

async function open(...more: Parameters<typeof openCalendar> extends [unknown, ...infer Rest] ? Rest : never) {
  const calendar = await openCalendar(app, ...more);
  const { token } = calendar;
  const renew = async () => (await app.call<Feed>(path, { token, method: "POST" })).body.url;
  return { ...calendar, renew, address: async () => (await app.call<Feed>(path, { token })).body.url };
}

const fetched = (url: string, headers: Record<string, string> = {}) => app.request(new URL(url).pathname, { headers });
async function eventsAt(url: string): Promise<VEvent[]> {
  const parts = Object.values(sync.parseICS(await (await fetched(url)).text()));
  return parts.filter((part) => part?.type === "VEVENT");
}

test("there is no address until one is wanted, then it stays; another kills it at once", async () => {
  const { renew, address } = await open();
  expect(await address()).toBeNull();
  const first = await renew();
  expect(first).toMatch(/^https:\/\/umshado\.test\/calendar\/[\w-]{43}\.ics$/);
  expect([await address(), (await fetched(first)).status]).toEqual([first, 200]);
  const second = await renew();
  expect(second).not.toBe(first);
  expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
});

test("bookings, holds and blocks are in the feed as another library reads them, with their notes, and no other provider's", async () => {
  const { renew, add, change } = await open({ business_name: "Protea, Photo & co" });
  const { body } = await add({ kind: "booking", from: day(30), to: day(31), note: "Thandi & Sipho; deposit, paid" });
  await add({ kind: "hold", from: day(40) });
  await add({ kind: "block", from: day(50), note: "Holiday" });
  await (await open()).add({ kind: "booking", from: day(60), note: "Another's" });
  const url = await renew();
  const events = await eventsAt(url);
  expect(events.map(({ summary, status }) => [summary, status])).toEqual([
    ["Booked: Thandi & Sipho; deposit, paid", "CONFIRMED"],
    ["On hold", "TENTATIVE"],
    ["Blocked: Holiday", "CONFIRMED"],
  ]);
  const local = (date: Date | undefined) =>
    date &&
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  expect([local(events[0]?.start), local(events[0]?.end)]).toEqual([day(30), day(32)]);
  expect(sync.parseICS(await (await fetched(url)).text()).vcalendar).toMatchObject({
    "WR-CALNAME": "Protea, Photo & co on Umshado",
  });

  app.clock.advance(60_000);
  await change(body.entry.id, { kind: "booking", from: day(33), note: "Thandi & Sipho" });
  const moved = (await eventsAt(url)).find(({ uid }) => uid === events[0]?.uid);
  expect([local(moved?.start), moved?.sequence]).toEqual([day(33), 60]);
});

test("an expired hold is not in it", async () => {
  const { renew, add } = await open();
  await add({ kind: "hold", from: day(40), hold_days: 1 });
  const url = await renew();
  expect(await eventsAt(url)).toHaveLength(1);
  app.clock.advance(2 * 24 * 60 * 60 * 1000);
  await lapseHolds(app.runtime, false);
  expect(await eventsAt(url)).toEqual([]);
});

test("the feed is for calendar programs, is not cached in between, and is not sent again while it is unchanged", async () => {
  const { renew, add } = await open();
  const url = await renew();
  const first = await fetched(url);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
  const etag = first.headers.get("etag") ?? "";
  for (const known of [etag, `W/${etag}`]) expect((await fetched(url, { "if-none-match": known })).status).toBe(304);
  await add({ kind: "block", from: day(20) });
  expect((await fetched(url, { "if-none-match": etag })).status).toBe(200);
});

test("every invalid address has the same answer", async () => {
  const { renew } = await open();
  const invalid = await renew();
  await renew();
  const answers = await Promise.all(
    [
      invalid,
      `https://x/calendar/${"a".repeat(43)}.ics`,
      "https://x/calendar/short.ics",
      "https://x/calendar/%00.ics",
    ].map(async (url) => {
      const answer = await fetched(url);
      return [answer.status, await answer.text(), answer.headers.get("x-robots-tag")];
    }),
  );
  expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify([404, "There is no calendar at this address.", "noindex, nofollow"])]),
  );
});

test("a feed that is requested too often is refused until later", async () => {
  const { renew } = await open();
  const url = await renew();
  for (let count = 0; count < limits.export_feed_hourly_max; count += 1) await fetched(url);
  const late = await fetched(url);
  expect([late.status, Number(late.headers.get("retry-after")) > 0]).toEqual([429, true]);
});

test("twenty new addresses a day", async () => {
  const { renew, token } = await open();
  for (let made = 0; made < limits.feed_renewals_daily_max; made += 1) await renew();
  expect((await app.call(path, { token, method: "POST" })).status).toBe(429);
});

test("an admin who acts as a provider neither sees nor makes the address, and strangers have none", async () => {
  const admin = await buildSuperAdmin(app);
  const { id } = await open();
  const acting = await buildToken(app, id, { admin_id: admin.id });
  for (const method of ["GET", "POST"]) {
    expect(await app.call(path, { method, token: acting })).toMatchObject({
      status: 403,
      body: { code: "not_while_impersonating" },
    });
    expect((await app.call(path, { method })).status).toBe(401);
  }
});
