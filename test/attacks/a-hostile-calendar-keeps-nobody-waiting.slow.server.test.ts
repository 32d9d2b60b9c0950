import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { feedErrors } from "../../src/contract/calendars/calls.ts";
import type { ErrorAnswer } from "../../src/contract/error-answer.ts";
import * as limits from "../../src/contract/limits.ts";
import { addDays, southAfricanDate } from "../../src/contract/south-african-time.ts";
import { readFeedAside } from "../../src/features/calendars/feeds/read-feed-aside.ts";
import { claimDueSubscriptions } from "../../src/features/calendars/feeds/store-subscriptions.ts";
import { buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";
import { startPublicServer } from "../public-server.ts";

const seconds_max = limits.feed_reading_seconds_max;
const requests: string[] = [];
const server = await startPublicServer((request, response) => {
  requests.push(request.url ?? "");
  response.end(["BEGIN:VCALENDAR", "END:VCALENDAR"].join("\r\n"));
});
const resolve = (host: string) =>
  ({ "inside.example": ["10.0.0.1"], "nowhere.example": [] })[host] ?? ["93.184.216.34"];
const app = await startTestApp({ internet: server.network(resolve) });
const { db } = app.runtime.database;
const path = "/api/calendar/subscriptions";

async function open(fields: Parameters<typeof buildProvider>[1] = {}) {
  const { id } = await buildProvider(app, fields);
  const token = await buildToken(app, id);
  return { id, follow: (url: string) => app.call<ErrorAnswer>(path, { token, body: { url } }) };
}

test("an account without a confirmed address has nothing fetched", async () => {
  const { follow } = await open({ email_verified_at: null });
  const refused = { status: 409, body: { code: "email_unconfirmed" } };
  expect(await follow("https://calendars.example/a.ics")).toMatchObject(refused);
  expect(requests).toEqual([]);
});

test("names of the internal network and unknown names have one answer", async () => {
  const { follow } = await open();
  const addresses = ["https://inside.example/a.ics", "https://10.0.0.1/a.ics", "https://nowhere.example/a.ics"];
  const answers = await Promise.all(addresses.map(follow));
  expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set([feedErrors.name_not_found]));
});

const bodyOf = (...lines: string[]) =>
  new TextEncoder().encode(["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n"));
const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
const many = (times: number, lines: string[]) => bodyOf(...Array.from({ length: times }, () => lines).flat());
const zone = ["BEGIN:VTIMEZONE", "TZID:Here", "BEGIN:STANDARD", "DTSTART:00010101T000000", "TZOFFSETFROM:+0200"];
const zoneEnd = ["TZOFFSETTO:+0200", "RRULE:FREQ=SECONDLY", "END:STANDARD", "END:VTIMEZONE"];

test.each([
  [
    "repeats each second on a day there is not",
    many(1, event("DTSTART:20270301T000000Z", "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30")),
  ],
  [
    "repeats each day on a day there is not",
    many(1, event("DTSTART:20270301T000000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")),
  ],
  [
    "repeats on Tuesdays every seven days from a Monday",
    many(1, event("DTSTART:20270301T000000Z", "RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU")),
  ],
  [
    "looks for a fifth Monday of February in common years",
    many(1, event("DTSTART:20270201T000000Z", "RRULE:FREQ=MONTHLY;INTERVAL=24;BYDAY=5MO")),
  ],
  ["repeats 500 times over since the year 1", many(500, event("DTSTART:00010101T000000Z", "RRULE:FREQ=YEARLY"))],
  ["repeats 500 times over since 1604", many(500, event("DTSTART:16040229T000000Z", "RRULE:FREQ=YEARLY"))],
  ["repeats once in a million days", many(1, event("DTSTART:20270301T000000Z", "RRULE:FREQ=DAILY;INTERVAL=999999999"))],
  ["has a zone that changes each second", bodyOf(...zone, ...zoneEnd, ...event("DTSTART;TZID=Here:20270301T000000"))],
  ["names weeks within weeks", many(1, event("DTSTART:20270301T000000Z", "RRULE:FREQ=WEEKLY;BYWEEKNO=3"))],
])("a calendar that %s is read at once", async (_how, body) => {
  const window = { from: "2027-01-01", to: "2029-12-31" };
  expect(await readFeedAside({ body, ...window }, seconds_max)).toHaveProperty("days");
});

test("a list of dates that fills a calendar is refused before it is read", async () => {
  const body = bodyOf(...event("DTSTART:20270301T000000Z", Array(250_000).fill("RDATE:20270301T000000Z").join("\r\n")));
  const read = await readFeedAside({ body, from: "2027-01-01", to: "2029-12-31" }, seconds_max);
  expect(read).toEqual({ fault: "too_many_events" });
});

test("one provider's calendars do not delay others: each provider gets a turn before anybody's second", async () => {
  const hostile = await open();
  for (const name of ["a", "b", "c", "d", "e"]) await hostile.follow(`https://calendars.example/${name}.ics`);
  const other = await open();
  app.clock.advance(60_000);
  await other.follow("https://calendars.example/f.ics");
  app.clock.advance(2 * 60 * 60 * 1000);
  const claimed = await claimDueSubscriptions(
    db,
    app.clock.now(),
    new Date(app.clock.now().getTime() + 1),
    limits.feeds_at_once,
  );
  expect(claimed.map(({ provider_id }) => provider_id).toSorted()).toEqual([hostile.id, other.id].toSorted());
  await db.execute(sql`delete from calendar_subscription`);
});

test("reads of calendars wait for each other, and all are answered", async () => {
  const today = southAfricanDate(app.clock.now());
  const body = bodyOf(...event("DTSTART;VALUE=DATE:20270301"));
  const order = { body, from: today, to: addDays(today, 400) };
  const read = await Promise.all(Array.from({ length: 6 }, () => readFeedAside(order)));
  expect(read.every((each) => "days" in each)).toBe(true);
});
