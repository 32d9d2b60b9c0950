import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as limits from "../../../contract/limits.ts";
import { readFeed } from "./read-feed.ts";

const window = { from: "2027-01-01", to: "2027-12-31" };
const fileOf = (name: string) => readFileSync(join("test", "calendars", `${name}.ics`), "utf8");
const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"].join("\r\n");

function daysOf(text: string, steps_max?: number): string[] {
  const read = readFeed(text, window, steps_max);
  return "fault" in read ? [read.fault] : read.days.map(({ day }) => day);
}
const daysOfEvent = (...lines: string[]) => daysOf(calendar(event(...lines)));

test("Google's file: whole days, a weekend, zones, a moved and a dropped week, an hour before UTC's midnight", () => {
  expect(daysOf(fileOf("google"))).toEqual([
    "2027-01-05",
    "2027-01-13",
    "2027-01-16",
    "2027-01-26",
    "2027-03-20",
    "2027-04-09",
    "2027-04-10",
    "2027-04-11",
    "2027-06-28",
  ]);
});

test("Apple's file: a reception past midnight, one until midnight, first Mondays, a time without a zone", () => {
  expect(daysOf(fileOf("apple"))).toEqual([
    "2027-03-01",
    "2027-03-06",
    "2027-03-13",
    "2027-03-14",
    "2027-03-20",
    "2027-04-06",
    "2027-04-10",
    "2027-04-11",
    "2027-06-07",
  ]);
});

test("Outlook's file: zones of Windows with and without rules, whole days of another zone, every other Monday", () => {
  expect(daysOf(fileOf("outlook"))).toEqual([
    "2027-01-11",
    "2027-02-09",
    "2027-02-22",
    "2027-02-27",
    "2027-02-28",
    "2027-05-01",
    "2027-07-10",
    "2027-07-11",
    "2027-08-08",
  ]);
});

test("an event is counted once a day, and two are two", () => {
  const twice = event("DTSTART:20270320T080000Z", "DTEND:20270320T090000Z", "RDATE:20270320T100000Z,20270320T110000Z");
  const extra = event("DTSTART;VALUE=DATE:20270320");
  expect(readFeed(calendar(twice, extra), window)).toEqual({ days: [{ day: "2027-03-20", events: 2 }], unread: 0 });
});

test.each([
  ["at 23:30 UTC is the next day", ["DTSTART:20270319T233000Z"], ["2027-03-20"]],
  ["at 21:59 UTC is the day", ["DTSTART:20270319T215900Z"], ["2027-03-19"]],
  ["at 22:00 UTC is the next day", ["DTSTART:20270319T220000Z"], ["2027-03-20"]],
  ["that ends at midnight", ["DTSTART:20270319T180000Z", "DTEND:20270319T220000Z"], ["2027-03-19"]],
  [
    "that ends a second after midnight",
    ["DTSTART:20270319T180000Z", "DTEND:20270319T220001Z"],
    ["2027-03-19", "2027-03-20"],
  ],
  ["without an end", ["DTSTART:20270319T100000Z"], ["2027-03-19"]],
  ["that ends before it begins", ["DTSTART:20270319T100000Z", "DTEND:20270318T100000Z"], ["2027-03-19"]],
  ["of a duration", ["DTSTART:20270319T200000Z", "DURATION:PT3H"], ["2027-03-19", "2027-03-20"]],
  ["without a zone is in ours", ["DTSTART:20270319T233000", "DURATION:PT29M"], ["2027-03-19"]],
  ["of a zone that nobody knows is in ours", ["DTSTART;TZID=Nowhere/Land:20270319T233000"], ["2027-03-19"]],
  ["of a known zone without rules", ["DTSTART;TZID=America/New_York:20270319T200000"], ["2027-03-20"]],
  ["of a zone with a path before it", ["DTSTART;TZID=/mozilla.org/2005/Asia/Tokyo:20270320T060000"], ["2027-03-19"]],
  ["of a zone in quotes", [`DTSTART;TZID="Tokyo Standard Time":20270320T060000`], ["2027-03-19"]],
  ["of a whole day", ["DTSTART;VALUE=DATE:20270319"], ["2027-03-19"]],
  ["of a whole day that ends on itself", ["DTSTART;VALUE=DATE:20270319", "DTEND;VALUE=DATE:20270319"], ["2027-03-19"]],
  ["of a day that doesn't say so", ["DTSTART:20270319"], ["2027-03-19"]],
  ["of two days by duration", ["DTSTART;VALUE=DATE:20270319", "DURATION:P2D"], ["2027-03-19", "2027-03-20"]],
  ["shown as free", ["DTSTART:20270319T100000Z", "TRANSP:TRANSPARENT"], []],
  ["shown as free by Outlook", ["DTSTART:20270319T100000Z", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"], []],
  ["that was cancelled", ["DTSTART:20270319T100000Z", "STATUS:CANCELLED"], []],
  ["that may be", ["DTSTART:20270319T100000Z", "STATUS:TENTATIVE"], ["2027-03-19"]],
  ["in lower case", ["dtstart;value=date:20270319", "transp:opaque"], ["2027-03-19"]],
  ["without a start", ["SUMMARY:Nothing"], []],
  ["of no day there is", ["DTSTART:someday"], []],
  ["outside", ["DTSTART:20261231T215959Z"], []],
  ["that reaches in", ["DTSTART;VALUE=DATE:20260101", "DTEND;VALUE=DATE:20270103"], ["2027-01-01", "2027-01-02"]],
])("an event %s", (_how, lines, days) => expect(daysOfEvent(...lines)).toEqual(days));

test("a day is in the window until it is over", () => {
  expect(daysOfEvent("DTSTART:20271231T215959Z")).toEqual(["2027-12-31"]);
  expect(daysOfEvent("DTSTART:20271231T220000Z")).toEqual([]);
});

const saturday = "DTSTART;TZID=Africa/Johannesburg:20270306T160000";
test.each([
  ["a number", [saturday, "RRULE:FREQ=WEEKLY;COUNT=3"], ["2027-03-06", "2027-03-13", "2027-03-20"]],
  [
    "an end that is its last start",
    [saturday, "RRULE:FREQ=WEEKLY;UNTIL=20270313T140000Z"],
    ["2027-03-06", "2027-03-13"],
  ],
  ["an end a second before", [saturday, "RRULE:FREQ=WEEKLY;UNTIL=20270313T135959Z"], ["2027-03-06"]],
  ["an end that is a day", [saturday, "RRULE:FREQ=WEEKLY;UNTIL=20270313"], ["2027-03-06", "2027-03-13"]],
  ["an exception", [saturday, "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE:20270313T140000Z"], ["2027-03-06", "2027-03-20"]],
  [
    "an exception that is a day",
    [saturday, "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;VALUE=DATE:20270313"],
    ["2027-03-06", "2027-03-20"],
  ],
  [
    "exceptions in any order, more than there are",
    [
      saturday,
      "RRULE:FREQ=WEEKLY;COUNT=3",
      "EXDATE:20270320T140000Z,20270307T140000Z,20270308T140000Z,20270309T140000Z,20270313T140000Z",
    ],
    ["2027-03-06"],
  ],
  [
    "further days",
    [saturday, "RDATE;TZID=Africa/Johannesburg:20270501T160000,20270601T160000"],
    ["2027-03-06", "2027-05-01", "2027-06-01"],
  ],
  ["a further period", [saturday, "RDATE;VALUE=PERIOD:20270501T160000Z/PT1H"], ["2027-03-06", "2027-05-01"]],
  [
    "the last Saturday",
    [saturday, "RRULE:FREQ=MONTHLY;BYDAY=-1SA;COUNT=2"],
    ["2027-03-06", "2027-03-27", "2027-04-24"],
  ],
  [
    "the last working day",
    ["DTSTART;VALUE=DATE:20270331", "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2"],
    ["2027-03-31", "2027-04-30"],
  ],
  ["a leap day", ["DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY"], []],
  ["a date each year since long ago", ["DTSTART;VALUE=DATE:16040613", "RRULE:FREQ=YEARLY"], ["2027-06-13"]],
  [
    "days of long ago",
    ["DTSTART:19700105T080000Z", "RRULE:FREQ=WEEKLY;INTERVAL=26;BYDAY=MO"],
    ["2027-04-26", "2027-10-25"],
  ],
  [
    "whole days and an end as a moment",
    ["DTSTART;VALUE=DATE:20270306", "RRULE:FREQ=DAILY;UNTIL=20270307T220000Z"],
    ["2027-03-06", "2027-03-07", "2027-03-08"],
  ],
  [
    "whole days and an end a second before UTC's midnight",
    ["DTSTART;VALUE=DATE:20270306", "RRULE:FREQ=DAILY;UNTIL=20270307T235959Z"],
    ["2027-03-06", "2027-03-07"],
  ],
  [
    "whole days and an exception as a moment",
    ["DTSTART;VALUE=DATE:20270306", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20270306T220000Z"],
    ["2027-03-06", "2027-03-08"],
  ],
  ["a rule that can't be read", ["DTSTART;VALUE=DATE:20270306", "RRULE:FREQ=OFTEN"], ["2027-03-06"]],
  [
    "a rule that nothing fulfils",
    ["DTSTART;VALUE=DATE:20270306", "RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30"],
    ["2027-03-06"],
  ],
])("an event that repeats, with %s", (_how, lines, days) => expect(daysOfEvent(...lines)).toEqual(days));

test("a weekly event keeps its local time where clocks change", () => {
  const berlin = ["DTSTART;TZID=Europe/Berlin:20270320T233000", "RRULE:FREQ=WEEKLY;COUNT=3"];
  expect(daysOfEvent(...berlin)).toEqual(["2027-03-21", "2027-03-28", "2027-04-03"]);
});

test("a cancelled occurrence is left out, and an occurrence without its event counts as an event", () => {
  const weekly = event(saturday, "RRULE:FREQ=WEEKLY;COUNT=2");
  const off = event("RECURRENCE-ID:20270313T140000Z", "DTSTART:20270313T140000Z", "STATUS:CANCELLED");
  const orphan = event("UID:2", "RECURRENCE-ID:20270313T140000Z", "DTSTART:20270501T140000Z");
  expect(daysOf(calendar(weekly, off, orphan))).toEqual(["2027-03-06", "2027-05-01"]);
});

test.each([
  ["nothing", ""],
  ["a page", "<!doctype html><title>Log in</title>"],
  ["a part of a calendar", calendar(event(saturday)).slice(0, -20)],
  ["an event without a calendar", event(saturday)],
  ["edges in disorder", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT"],
])("%s is no calendar", (_what, text) => expect(daysOf(text)).toEqual(["not_calendar"]));

test("an empty calendar is one, also with other line ends and two in one file", () => {
  expect(daysOf(calendar())).toEqual([]);
  expect(daysOf(`\uFEFF${calendar(event(saturday)).replaceAll("\r\n", "\n")}${calendar()}`)).toEqual(["2027-03-06"]);
});

test("a line that can't be read costs nothing but itself", () => {
  const text = calendar(event('ATTENDEE;CN="broken:mailto:x', ";;;", saturday), "BEGIN:VTODO", "X", "END:VTODO");
  expect(daysOf(text)).toEqual(["2027-03-06"]);
});

test("an unreadable zone is looked up by its name", () => {
  const zone = ["BEGIN:VTIMEZONE", "TZID:Asia/Tokyo", "BEGIN:STANDARD", "DTSTART:x", "END:STANDARD", "END:VTIMEZONE"];
  expect(daysOf(calendar(...zone, event("DTSTART;TZID=Asia/Tokyo:20270320T060000")))).toEqual(["2027-03-19"]);
});

test("the zones of one calendar are not those of the next", () => {
  const zone = (offset: string) => [
    "BEGIN:VTIMEZONE",
    "TZID:Here",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
  const here = event("DTSTART;TZID=Here:20270319T233000");
  expect(daysOf(calendar(...zone("-1100"), here))).toEqual(["2027-03-20"]);
  expect(daysOf(calendar(...zone("+0300"), here))).toEqual(["2027-03-19"]);
  expect(daysOf(calendar(here))).toEqual(["2027-03-19"]);
});

test.each([
  ["each second of its days", "RRULE:FREQ=DAILY;BYHOUR=1,2,3,4,5;BYMINUTE=1,2,3,4,5"],
  ["for years each day", "RRULE:FREQ=DAILY\r\nDURATION:P10000D"],
  ["with a number from long ago", "RRULE:FREQ=DAILY;COUNT=900000"],
])("an event %s is too much, and ends", (_how, rule) => {
  expect(daysOf(calendar(event("DTSTART:20050101T000000Z", rule)), 5_000)).toEqual(["too_many_events"]);
});

test("more events than are read are too many", () => {
  const many = Array.from({ length: limits.feed_events_max + 1 }, () => event(saturday));
  expect(daysOf(calendar(...many))).toEqual(["too_many_events"]);
});
