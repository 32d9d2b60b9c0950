import fc from "fast-check";
import { sync, type VEvent } from "node-ical";
import { expect, test } from "vitest";
import { readFeed } from "./read-feed.ts";
import { writeFeed, type FeedEntry } from "./write-feed.ts";

const made = new Date("2026-11-21T09:30:00.000Z");
const entry = (more: Partial<FeedEntry> = {}): FeedEntry => ({
  uid: "0199@umshado.example",
  from: "2027-03-20",
  to: "2027-03-20",
  title: "Booked",
  created_at: made,
  updated_at: made,
  ...more,
});
const head = { name: "Protea Photography", minutes: 30 };

function readBack(entries: readonly FeedEntry[]): VEvent[] {
  return Object.values(sync.parseICS(writeFeed(head, entries))).filter((part) => part?.type === "VEVENT");
}

test("another library reads back what was written", () => {
  const [read] = readBack([
    entry({
      to: "2027-03-21",
      title: "Held: Thandi, Sipho; & co \\ the rest",
      description: "First\nsecond",
      location: "Paarl, 7620",
      isTentative: true,
      updated_at: new Date("2026-11-21T09:31:00.500Z"),
    }),
  ]);
  expect(read).toMatchObject({
    uid: "0199@umshado.example",
    summary: "Held: Thandi, Sipho; & co \\ the rest",
    description: "First\nsecond",
    location: "Paarl, 7620",
    status: "TENTATIVE",
    transparency: "OPAQUE",
    sequence: 60,
    datetype: "date",
  });
  const [start, end] = [read?.start, read?.end].map((date) => [date?.getFullYear(), date?.getMonth(), date?.getDate()]);
  expect([start, end]).toEqual([
    [2027, 2, 20],
    [2027, 2, 22],
  ]);
  expect(read?.dtstamp?.toISOString()).toBe("2026-11-21T09:31:00.000Z");
});

test("the full calendar has its name and a refresh interval", () => {
  const calendar = sync.parseICS(writeFeed(head, [])).vcalendar;
  expect(calendar).toMatchObject({
    version: "2.0",
    method: "PUBLISH",
    "WR-CALNAME": "Protea Photography",
  });
});

test("our own feed is read back by our own reader", () => {
  const text = writeFeed(head, [entry({ to: "2027-03-21" }), entry({ uid: "2", isFree: true, from: "2027-05-01" })]);
  expect(readFeed(text, { from: "2027-01-01", to: "2027-12-31" })).toEqual({
    days: [
      { day: "2027-03-20", events: 1 },
      { day: "2027-03-21", events: 1 },
    ],
    unread: 0,
  });
});

test("the same entries make the same text", () => {
  expect(writeFeed(head, [entry()])).toBe(writeFeed(head, [entry()]));
});

test("for any content, lines end correctly, none has over 75 octets, and the text is read back", () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1 }),
      fc.constantFrom("\r", "\n", ";", ":", ",", "\\", '"', "\u0000", "END:VEVENT"),
    ),
    maxLength: 80,
  });
  fc.assert(
    fc.property(text, (typed) => {
      // that library strips quotes around a whole text
      const title = `Booked: ${typed}.`;
      // that library decodes an escaped backslash before an n wrongly
      fc.pre(!/\\n/i.test(title));
      const written = writeFeed(head, [entry({ title })]);
      const lines = written.split("\r\n");
      expect(lines.pop()).toBe("");
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\p{Cc}/u);
      }
      const saved = title.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, " ");
      const [event] = readBack([entry({ title })]);
      expect(event?.summary).toBe(saved);
    }),
  );
});
