import { expect, test } from "vitest";
import { readFeedAside } from "./read-feed-aside.ts";

const window = { from: "2027-01-01", to: "2029-12-31" };
const bodyOf = (...events: string[][]) =>
  new TextEncoder().encode(
    ["BEGIN:VCALENDAR", ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]), "END:VCALENDAR"].join(
      "\r\n",
    ),
  );

test("a feed is read beside the process that serves", async () => {
  const body = bodyOf(["DTSTART;TZID=Eastern Standard Time:20270319T200000", "SUMMARY:Zoë"]);
  expect(await readFeedAside({ body, ...window })).toEqual({ days: [{ day: "2027-03-20", events: 1 }] });
});

test("a rule that has the library look for ever for a day that no month has is ended", async () => {
  const body = bodyOf(["DTSTART;VALUE=DATE:20270301", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"]);
  expect(await readFeedAside({ body, ...window }, 0.5)).toEqual({ fault: "too_many_events" });
});

test("five megabytes of events keep nobody waiting", async () => {
  const lines = (day: number) => [
    `UID:${day}@google.com`,
    `DTSTART;VALUE=DATE:2027${String((day % 12) + 1).padStart(2, "0")}${String((day % 28) + 1).padStart(2, "0")}`,
    `DESCRIPTION:${"a".repeat(200)}`,
  ];
  const body = bodyOf(...Array.from({ length: 17_000 }, (_, day) => lines(day)));
  expect(body.length).toBeGreaterThan(4_900_000);
  let beats = 0;
  const beat = setInterval(() => (beats += 1), 5);
  const read = await readFeedAside({ body, ...window });
  clearInterval(beat);
  expect(beats).toBeGreaterThan(5);
  expect(read).toMatchObject({ days: { length: 84 } });
});
