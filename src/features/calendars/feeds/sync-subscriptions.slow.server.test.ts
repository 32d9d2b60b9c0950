import { expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { openCalendar } from "../../../../test/open-calendar.ts";
import { startPublicServer } from "../../../../test/public-server.ts";
import { feedErrors } from "../../../contract/calendars/calls.ts";
import type { CalendarSubscription } from "../../../contract/calendars/schema.ts";
import { hour_ms } from "../../../contract/durations.ts";
import * as limits from "../../../contract/limits.ts";
import { addDays, southAfricanDate } from "../../../contract/south-african-time.ts";
import { openMailer } from "../../../platform/network/mail.ts";
import { calendarSubscription } from "../../../schema/calendars.ts";
import { deliverEmails } from "../../emails/deliver-emails.ts";
import { readProviderUser } from "../../providers/account/read-provider-user.ts";
import { calendarEmails } from "../emails.ts";
import { syncSubscriptions } from "./sync-subscriptions.ts";

let body = "";
const server = await startPublicServer((_request, response) => void response.end(body));
const app = await startTestApp({ internet: server.network() });
await deliverEmails(app.runtime, openMailer(app.runtime.config), calendarEmails);

const day = addDays(southAfricanDate(app.clock.now()), 60);
const busy = ["BEGIN:VEVENT", `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`, "END:VEVENT"];
const odd = ["BEGIN:VEVENT", "DTSTART:20/03/2027", "END:VEVENT"];
const calendarOf = (...lines: string[]) => ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n");
const path = "/api/calendar/subscriptions";
const url = "https://calendars.example/basic.ics";

async function follow(...lines: string[]) {
  body = calendarOf(...lines);
  const calendar = await openCalendar(app);
  const { token } = calendar;
  const followed = await app.call<{ subscription: CalendarSubscription }>(path, { token, body: { url } });
  return {
    ...calendar,
    subscription: followed.body.subscription,
    followed: async () =>
      (await app.call<{ subscriptions: CalendarSubscription[] }>(path, { token })).body.subscriptions,
  };
}
async function sync(hours: number) {
  app.clock.advance(hours * hour_ms);
  await syncSubscriptions(app.ctx());
}

test("an unreadable event is reported, and the days of the others are saved", async () => {
  const { subscription, followed, seen } = await follow(...busy, ...odd);
  expect(subscription).toMatchObject({ days: 1, unread: 1, fault: null });
  body = calendarOf(...busy);
  await sync(1);
  expect(await followed()).toMatchObject([{ days: 1, unread: 0 }]);
  expect(await seen(day)).toEqual(["taken"]);
});

test("an error of ours in reading is a failure like another: it is shown, counted and mailed", async () => {
  const { followed, id, token, subscription, seen } = await follow(...busy);
  const { email: address } = await readProviderUser(app.runtime.database.db, id);
  await app.runtime.database.db.update(calendarSubscription).set({ sealed_address: "not ours" });
  for (let failed = 0; failed < limits.feed_failures_notified; failed += 1) await sync(30);
  expect(await followed()).toMatchObject([{ fault: "unreadable", days: 1 }]);
  expect(await seen(day)).toEqual(["taken"]);
  const [mail] = await app.mailbox.waitFor(address);
  expect(mail?.text).toContain(feedErrors.unreadable);
  const refreshed = await app.call(`${path}/${subscription.id}/refresh`, { token, method: "POST" });
  expect(refreshed).toMatchObject({ status: 200, body: { subscription: { fault: "unreadable" } } });
});
