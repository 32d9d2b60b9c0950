import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildCouple, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { openCalendar, usualRules } from "../../../../test/open-calendar.ts";
import { startPublicServer } from "../../../../test/public-server.ts";
import { feedErrors } from "../../../contract/calendars/calls.ts";
import type { CalendarSubscription } from "../../../contract/calendars/schema.ts";
import type { ErrorAnswer } from "../../../contract/error-answer.ts";
import * as limits from "../../../contract/limits.ts";
import { addDays, southAfricanDate } from "../../../contract/south-african-time.ts";
import { rows } from "../../../platform/database/database.ts";
import { openMailer } from "../../../platform/network/mail.ts";
import { calendarDay, calendarImport, calendarSubscription } from "../../../schema/calendars.ts";
import { deliverEmails } from "../../emails/deliver-emails.ts";
import { readProviderUser } from "../../providers/account/read-provider-user.ts";
import { calendarEmails } from "../emails.ts";
import { syncSubscriptions } from "./sync-subscriptions.ts";

type Page = { status?: number; body?: string; etag?: string };

let page: Page;
let requests: { path: string | undefined; etag: string | undefined }[];
const server = await startPublicServer((request, response) => {
  requests.push({ path: request.url, etag: request.headers["if-none-match"] });
  const { status = 200, body = "", etag } = page;
  if (etag !== undefined && request.headers["if-none-match"] === etag) return void response.writeHead(304).end();
  response.writeHead(status, etag === undefined ? {} : { etag }).end(body);
});
const resolve = (host: string) => (host === "inside.example" ? ["10.0.0.1"] : ["93.184.216.34"]);
const app = await startTestApp({ internet: server.network(resolve) });
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), calendarEmails);

beforeEach(async () => {
  await db.delete(calendarImport);
  await db.delete(calendarSubscription);
  page = { body: feed() };
  requests = [];
});

const day = (later: number) => addDays(southAfricanDate(app.clock.now()), later);
const feed = (...days: string[]) =>
  [
    "BEGIN:VCALENDAR",
    ...days.flatMap((each) => [
      "BEGIN:VEVENT",
      `UID:${each}`,
      `DTSTART;VALUE=DATE:${each.replaceAll("-", "")}`,
      "SUMMARY:Sipho’s wedding",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

const path = "/api/calendar/subscriptions";
const url = "https://calendars.example/private-of-nobody-else/basic.ics";
type Answered = ErrorAnswer & { subscription: CalendarSubscription; subscriptions: CalendarSubscription[] };

async function open(admin_id?: string) {
  const calendar = await openCalendar(app, {}, admin_id);
  const { token } = calendar;
  return {
    ...calendar,
    follow: (body: object = { url }) => app.call<Answered>(path, { token, body }),
    followed: async () => (await app.call<Answered>(path, { token })).body.subscriptions,
    refresh: (id: string) => app.call<Answered>(`${path}/${id}/refresh`, { token, method: "POST" }),
    unfollow: (id: string) => app.call<ErrorAnswer>(`${path}/${id}`, { token, method: "DELETE" }),
  };
}
const follow = async (...days: string[]) => {
  page = { body: feed(...days) };
  const calendar = await open();
  const { body } = await calendar.follow();
  return { ...calendar, subscription_id: body.subscription.id };
};
async function sync(hours = 30) {
  app.clock.advance(hours * 60 * 60 * 1000);
  return syncSubscriptions(app.ctx());
}

test("the days of a subscribed calendar are taken, and none of its texts, names and addresses is visible", async () => {
  page = { body: feed(day(30), day(31)), etag: '"1"' };
  const { follow, followed, own, seen, id } = await open();
  const { status, body } = await follow({ url: `  ${url} `, name: " Google\nweddings " });
  expect([status, body.subscription]).toMatchObject([
    201,
    { name: "Google weddings", host: "calendars.example", hint: "ic.ics", effect: "taken", days: 2, fault: null },
  ]);
  expect(await followed()).toEqual([body.subscription]);
  expect(await seen(day(29), day(32))).toEqual(["free", "taken", "taken", "free"]);
  expect((await own(day(30))).days).toMatchObject([{ imported: 1, availability: "taken", booked: 0 }]);
  expect(JSON.stringify(body)).not.toContain("of-nobody-else");
  const [{ whole } = { whole: "" }] = await rows<{ whole: string }>(
    db,
    sql`select (select string_agg(s::text, '') from calendar_subscription s where provider_id = ${id}) ||
      (select string_agg(i::text, '') from calendar_import i where provider_id = ${id}) as whole`,
  );
  expect(whole).not.toMatch(/of-nobody-else|Sipho/);
});

test.each([
  ["not an address", {}, "bad_address"],
  ["http://calendars.example/a.ics", {}, "not_https"],
  ["https://127.0.0.1/a.ics", {}, "name_not_found"],
  ["https://inside.example/a.ics", {}, "name_not_found"],
  ["https://umshado.test/calendar/x.ics", {}, "own_feed"],
  [url, { status: 404 }, "gone"],
  [url, { status: 401 }, "needs_sign_in"],
  [url, { body: "<!doctype html>" }, "not_calendar"],
  [url, { body: "a".repeat(limits.feed_bytes_max + 1) }, "too_large"],
] as const)("%s is refused with the reason, at its field, and nothing is saved", async (address, answered, fault) => {
  page = answered;
  const { follow, followed } = await open();
  const { status, body } = await follow({ url: address });
  expect([status, body]).toMatchObject([400, { error: feedErrors[fault], fields: { url: feedErrors[fault] } }]);
  expect(await followed()).toEqual([]);
});

test("where each event takes one place, the day is limited while places are left", async () => {
  const { follow, rules, seen } = await open();
  await rules({ ...usualRules, capacity: 2 });
  page = { body: feed(day(30), day(31), day(31)) };
  await follow({ url, effect: "limited" });
  expect(await seen(day(30), day(32))).toEqual(["limited", "taken", "free"]);
});

test("an imported event is never refused, and nothing can be booked where it takes the day", async () => {
  const { add, follow, seen, own } = await open();
  await add({ kind: "booking", from: day(30) });
  page = { body: feed(day(30), day(31)) };
  await follow();
  expect((await own(day(30))).days).toMatchObject([{ booked: 1, imported: 1, availability: "taken" }]);
  expect(await add({ kind: "booking", from: day(31) })).toMatchObject({ status: 409, body: { code: "day_taken" } });
  expect(await seen(day(31))).toEqual(["taken"]);
});

test("a new fetch adds and removes days; a feed that answers 304 is not read again", async () => {
  const { seen, followed } = await follow(day(30), day(31));
  page = { body: feed(day(31), day(32)), etag: '"2"' };
  expect(await sync(1)).toBeGreaterThan(0);
  expect(await seen(day(30), day(33))).toEqual(["free", "taken", "taken", "free"]);
  requests = [];
  await sync(1);
  expect(requests.filter(({ etag }) => etag === '"2"')).toHaveLength(1);
  expect(await seen(day(31))).toEqual(["taken"]);
  expect(await followed()).toMatchObject([{ fetched_at: app.clock.now().toISOString(), fault: null }]);
});

test("the feed is read completely once a week, because repeated events reach further", async () => {
  page = { body: feed(day(30)), etag: '"3"' };
  const { follow } = await open();
  await follow();
  await sync(24 * limits.feed_reading_days - 1);
  expect(requests.at(-1)?.etag).toBe('"3"');
  await sync(24);
  expect(requests.at(-1)?.etag).toBeUndefined();
});

test("a successful fetch confirms the calendar, a failed one doesn't", async () => {
  const { seen } = await follow();
  page.status = 500;
  await sync(24 * 61);
  expect(await seen(day(1))).toEqual(["not_known"]);
  page = { body: feed() };
  await sync(30);
  expect(await seen(day(1))).toEqual(["free"]);
});

test("a broken feed leaves its saved days, shows its error, and causes one email until it works again", async () => {
  const { seen, followed, id } = await follow(day(30));
  const { email: address } = await readProviderUser(db, id);
  const taken = day(30);
  page = { status: 404 };
  await sync();
  expect(await followed()).toMatchObject([{ fault: "gone", days: 1 }]);
  expect(await seen(taken)).toEqual(["taken"]);
  await sync();
  expect(await app.mailbox.emailsTo(address)).toHaveLength(0);
  await sync();
  const [mail] = await app.mailbox.waitFor(address);
  expect(mail?.subject).toBe("We can no longer sync your calendar “calendars.example”");
  expect(mail?.text).toContain(feedErrors.gone);
  expect(mail?.text).not.toContain("of-nobody-else");
  for (let more = 0; more < 5; more += 1) await sync();
  expect(await app.mailbox.emailsTo(address)).toHaveLength(1);
  page = { body: feed(taken) };
  await sync();
  expect(await followed()).toMatchObject([{ fault: null }]);
  page = { status: 500 };
  for (let more = 0; more < 3; more += 1) await sync();
  expect(await app.mailbox.waitFor(address, 2)).toHaveLength(2);
});

test("one of several processes fetches, and another continues after it ends", async () => {
  await follow(day(30));
  app.clock.advance(60 * 60 * 1000);
  requests = [];
  const [{ due } = { due: 0 }] = await rows<{ due: number }>(
    db,
    sql`select count(*)::int as due from calendar_subscription where next_at <= ${app.clock.now().toISOString()}::timestamptz`,
  );
  const done = await Promise.all([1, 2, 3].map(() => syncSubscriptions(app.ctx())));
  expect([done.reduce((sum, each) => sum + each, 0), requests.length]).toEqual([due, due]);
  expect(await syncSubscriptions(app.ctx())).toBe(0);
});

test("a manual fetch shows its result, a dozen times an hour", async () => {
  const { refresh, subscription_id } = await follow(day(30));
  page = { status: 401 };
  expect((await refresh(subscription_id)).body.subscription).toMatchObject({ fault: "needs_sign_in", days: 1 });
  page = { body: feed() };
  expect((await refresh(subscription_id)).body.subscription).toMatchObject({ fault: null, days: 0 });
  for (let more = 2; more < limits.feed_refreshes_hourly_max; more += 1) await refresh(subscription_id);
  expect(await refresh(subscription_id)).toMatchObject({ status: 429 });
});

test("after the end of a subscription its days are free, and nothing of it is left", async () => {
  const { unfollow, seen, followed, subscription_id, id } = await follow(day(30));
  expect((await unfollow(subscription_id)).status).toBe(204);
  expect(await seen(day(30))).toEqual(["free"]);
  expect(await followed()).toEqual([]);
  expect(await db.select().from(calendarDay).where(eq(calendarDay.provider_id, id))).toMatchObject([
    { imported_all_day: 0 },
  ]);
  expect((await unfollow(subscription_id)).status).toBe(404);
});

test("five subscriptions are allowed, and none twice; webcal becomes https, and the server's name is used where none is given", async () => {
  const { follow, followed } = await open();
  expect((await follow({ url: url.replace("https", "webcal") })).body.subscription.name).toBe("calendars.example");
  expect(await follow()).toMatchObject({
    status: 409,
    body: { code: "feed_followed" },
  });
  for (const name of ["b", "c", "d", "e"]) await follow({ url: `https://calendars.example/${name}.ics` });
  expect(await follow({ url: "https://calendars.example/f.ics" })).toMatchObject({
    status: 409,
    body: { code: "subscriptions_full" },
  });
  expect(await followed()).toHaveLength(5);
});

test("several attempts at once add no sixth", async () => {
  const { follow, followed } = await open();
  const tries = ["a", "b", "c", "d", "e", "f", "g"].map((name) =>
    follow({ url: `https://calendars.example/${name}.ics` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(await followed()).toHaveLength(5);
});

test("a provider that tries many addresses has to wait", async () => {
  const { follow } = await open();
  page = { status: 404 };
  for (let tried = 0; tried < limits.subscriptions_hourly_max; tried += 1) await follow();
  const reached = requests.length;
  expect(await follow()).toMatchObject({ status: 429 });
  expect(requests).toHaveLength(reached);
});

test("nobody else sees, fetches or ends a subscription", async () => {
  const { subscription_id } = await follow(day(30));
  const stranger = await open();
  expect(await stranger.followed()).toEqual([]);
  for (const made of [
    stranger.refresh(subscription_id),
    stranger.unfollow(subscription_id),
    stranger.unfollow("nonsense"),
  ])
    expect(await made).toMatchObject({ status: 404, body: { code: "subscription_not_found" } });
  expect((await app.call(path, { body: { url } })).status).toBe(401);
  const { id } = await buildCouple(app);
  expect((await app.call(path, { token: await buildToken(app, id), body: { url } })).status).toBe(403);
  expect(await db.$count(calendarSubscription, eq(calendarSubscription.id, subscription_id))).toBe(1);
});

test("a subscription that an admin adds for a provider is in the audit, without the address", async () => {
  const admin = await buildSuperAdmin(app);
  const { follow } = await open(admin.id);
  await follow();
  const saved = await rows<{ action: string; whole: string }>(
    db,
    sql`select action, a::text as whole from audit_entry a where actor_id = ${admin.id}`,
  );
  expect(saved.map(({ action }) => action)).toEqual(["calendar_followed"]);
  expect(saved[0]?.whole).not.toContain("calendars.example");
});

test("the download of personal data lists the subscriptions, and the deletion of the account ends them", async () => {
  const { token, id } = await follow(day(30));
  const { body } = await app.call<{ calendar: { subscriptions: object[] } }>("/api/account/data", { token });
  expect(body.calendar.subscriptions).toMatchObject([{ host: "calendars.example" }]);
  await db.execute(sql`delete from account where id = ${id}`);
  expect(await db.$count(calendarSubscription, eq(calendarSubscription.provider_id, id))).toBe(0);
});
