import { expect, test } from "vitest";
import { feedFaults } from "../../../contract/calendars/feed-words.ts";
import { checkFollowed } from "./check-followed.ts";

test.each([
  ["https://calendar.google.com/calendar/ical/a/basic.ics", undefined],
  [" webcal://p01-caldav.icloud.com/published/2/abc ", undefined],
  ["", feedFaults.bad_address],
  ["my calendar", feedFaults.bad_address],
  ["calendar.google.com/a.ics", feedFaults.bad_address],
  ["http://calendar.google.com/a.ics", feedFaults.not_https],
])("of the address %j is said %s", (url, said) => expect(checkFollowed({ url })["url"]).toBe(said));
