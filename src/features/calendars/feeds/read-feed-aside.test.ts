import { expect, test } from "vitest";
import { readFeedAside } from "./read-feed-aside.ts";

const window = { from: "2027-01-01", to: "2029-12-31" };
const bodyOf = (...events: string[][]) =>
  new TextEncoder().encode(
    ["BEGIN:VCALENDAR", ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]), "END:VCALENDAR"].join(
      "\r\n",
    ),
  );

test("a feed is read in a separate process", async () => {
  const body = bodyOf(["DTSTART;TZID=Eastern Standard Time:20270319T200000", "SUMMARY:Zoë"]);
  expect(await readFeedAside({ body, ...window })).toEqual({ days: [{ day: "2027-03-20", events: 1 }], unread: 0 });
});

test("a reader that takes too long is ended", async () => {
  const body = bodyOf(["DTSTART;VALUE=DATE:20270301"]);
  expect(await readFeedAside({ body, ...window }, 0)).toEqual({ fault: "too_many_events" });
});

test("a reader that ends without an answer is a failure", async () => {
  expect(await readFeedAside({ body: null as never, ...window })).toEqual({ fault: "unreadable" });
});

test("five megabytes of events delay nobody", async () => {
  const lines = (day: number) => [
    `UID:${day}@google.com`,
    `DTSTART;VALUE=DATE:2027${String((day % 12) + 1).padStart(2, "0")}${String((day % 28) + 1).padStart(2, "0")}`,
    `DESCRIPTION:${"a".repeat(200)}`,
  ];
  const body = bodyOf(...Array.from({ length: 17_000 }, (_, day) => lines(day)));
  expect(body.length).toBeGreaterThan(4_900_000);
  let beats = 0;
  const beat = setInterval(() => (beats += 1), 5);
  const read = await readFeedAside({ body, ...window }, 60);
  clearInterval(beat);
  expect(beats).toBeGreaterThan(5);
  expect(read).toMatchObject({ days: { length: 84 } });
});
