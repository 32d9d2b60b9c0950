import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFeed } from "./read-feed.ts";

const window = { from: "2027-01-01", to: "2027-12-31" };
const fileOf = (name: string) => readFileSync(join("test", "calendars", `${name}.ics`), "utf8");
const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"].join("\r\n");
const saturday = "DTSTART;TZID=Africa/Johannesburg:20270306T160000";

const read = (days: string[], unread = 0) => ({ days: days.map((day) => ({ day, events: 1 })), unread });
const start = ["2027-03-20", "2027-05-01"];
test.each([
  ["ics-tzid-colon-gmt", read(["2027-03-20"])],
  ["ics-tzid-tzone-microsoft", read(["2027-03-20"])],
  ["ics-dashed-date", read(["2027-03-20"])],
  ["ics-rrule-space", read(["2027-03-20", "2027-03-27", "2027-05-01"])],
  ["ics-rrule-secondly", read(start, 1)],
  ["ics-rrule-weekly-byweekno", read(start, 1)],
  ["ics-rdate-period", read(["2027-03-20", "2027-03-27", "2027-03-28", "2027-03-29"])],
  ["ics-trailing-comment", read(["2027-03-20"])],
])("the public case %s", (name, days) => expect(readFeed(fileOf(name), window)).toEqual(days));

test.each([
  ["a time without seconds", ["DTSTART:20270320T1000"], ["2027-03-20"]],
  ["a time with dashes and colons", ["DTSTART;TZID=GMT+02:00:2027-03-19T23:30:00"], ["2027-03-19"]],
  ["an offset", ["DTSTART:2027-03-19T23:30:00.000-02:00"], ["2027-03-20"]],
  ["UTC's dashes", ["DTSTART:2027-03-19T22:30Z"], ["2027-03-20"]],
  ["a zone with a colon and a further parameter", ["DTSTART;TZID=UTC-05:00;X-A=1:20270319T200000"], ["2027-03-20"]],
  [
    "an end in a zone with a colon",
    ["DTSTART:20270319T080000Z", "DTEND;TZID=GMT+02:00:20270320T100000"],
    ["2027-03-19", "2027-03-20"],
  ],
  [
    "dashed exceptions",
    ["DTSTART;VALUE=DATE:2027-03-06", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:2027-03-07"],
    ["2027-03-06", "2027-03-08"],
  ],
  ["a rule in lower case", ["DTSTART;VALUE=DATE:20270306", "rrule:freq=daily; count=2"], ["2027-03-06", "2027-03-07"]],
  [
    "a rule that ends on a dashed day",
    ["DTSTART;VALUE=DATE:20270306", "RRULE:FREQ=DAILY;UNTIL=2027-03-07;WKST=MO"],
    ["2027-03-06", "2027-03-07"],
  ],
  [
    "a rule that ends at a dashed time",
    ["DTSTART:20270306T080000Z", "RRULE:FREQ=DAILY;UNTIL=2027-03-07T10:00:00+02:00"],
    ["2027-03-06", "2027-03-07"],
  ],
  ["spaces around its date", ["DTSTART: 20270306 "], ["2027-03-06"]],
])("an event with %s is read", (_how, lines, days) =>
  expect(readFeed(calendar(event(...lines)), window)).toEqual(read(days)),
);

test.each([
  ["a start that can't be read", ["DTSTART:next Saturday"], []],
  ["nothing that can be read", ["DTSTART:20/03/2027", "DTEND:21/03/2027"], []],
  ["an end that can't be read", ["DTSTART:20270320T100000Z", "DTEND:tomorrow"], ["2027-03-20"]],
  ["a length that can't be read", ["DTSTART:20270320T100000Z", "DURATION:long"], ["2027-03-20"]],
  ["a further day that can't be read", ["DTSTART:20270320T100000Z", "RDATE:often"], ["2027-03-20"]],
  ["a rule without a frequency", ["DTSTART;VALUE=DATE:20270320", "RRULE:COUNT=2"], ["2027-03-20"]],
  ["a rule of no frequency there is", ["DTSTART;VALUE=DATE:20270320", "RRULE:FREQ=OFTEN"], ["2027-03-20"]],
  ["a rule by days of the year", ["DTSTART;VALUE=DATE:20270320", "RRULE:FREQ=DAILY;BYYEARDAY=80"], ["2027-03-20"]],
  ["a rule by weeks of the year", ["DTSTART;VALUE=DATE:20270320", "RRULE:FREQ=YEARLY;BYWEEKNO=20"], ["2027-03-20"]],
  ["an hourly rule", ["DTSTART:20270320T100000Z", "RRULE:FREQ=HOURLY;COUNT=30"], ["2027-03-20"]],
  ["a rule by the minute", ["DTSTART:20270320T100000Z", "RRULE:FREQ=MINUTELY"], ["2027-03-20"]],
  [
    "a bad rule beside a good one",
    ["DTSTART:20270320T100000Z", "RRULE:FREQ=HOURLY", "RRULE:FREQ=DAILY;COUNT=2"],
    ["2027-03-20", "2027-03-21"],
  ],
])("an event with %s takes its readable days, and is counted", (_how, lines, days) => {
  const extra = event("UID:2", "DTSTART;VALUE=DATE:20270701");
  expect(readFeed(calendar(event(...lines), extra), window)).toEqual(read([...days, "2027-07-01"], 1));
});

test("an event that is unreadable and free, has no time, or is over is not counted", () => {
  const free = event("DTSTART:someday", "TRANSP:TRANSPARENT");
  const undated = event("SUMMARY:Once");
  const over = event("DTSTART:20200320T100000Z", "RRULE:FREQ=HOURLY;UNTIL=20200330T100000Z");
  expect(readFeed(calendar(free, undated, over), window)).toEqual(read([]));
});

test("text that servers write around a calendar, and lines of a description that look like properties, are ignored", () => {
  const text = calendar(event(saturday, "DESCRIPTION:Order", "Begin: Church", "End: Church"));
  expect(readFeed(`<b>Warning</b>: cache in /www\r\n${text}<!-- cached -->`, window)).toEqual(read(["2027-03-06"]));
});
