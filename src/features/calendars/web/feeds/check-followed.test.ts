import { expect, test } from "vitest";
import { feedErrors } from "../../../../contract/calendars/calls.ts";
import { checkFollowed } from "./check-followed.ts";

test.each([
  ["https://calendar.google.com/calendar/ical/a/basic.ics", undefined],
  [" webcal://p01-caldav.icloud.com/published/2/abc ", undefined],
  ["", feedErrors.bad_address],
  ["my calendar", feedErrors.bad_address],
  ["calendar.google.com/a.ics", feedErrors.bad_address],
  ["http://calendar.google.com/a.ics", feedErrors.not_https],
])("the address %j has the error %s", (url, said) => expect(checkFollowed({ url })["url"]).toBe(said));
