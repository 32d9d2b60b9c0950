import { expect, test } from "vitest";
import type { CalendarSubscription } from "../../../../contract/calendars/schema.ts";
import { formatAgo, formatFeedError, formatSyncStatus, formatUnread } from "./sync-labels.ts";

const now_ms = Date.parse("2026-11-23T10:00:00.000Z");

test.each([
  ["2026-11-23T09:59:00.000Z", "just now"],
  ["2026-11-23T09:31:00.000Z", "29 minutes ago"],
  ["2026-11-23T06:59:00.000Z", "3 hours ago"],
  ["2026-11-20T10:00:00.000Z", "3 days ago"],
  ["2026-11-10T22:30:00.000Z", "on 11 November 2026"],
])("%s is %s", (iso, text) => expect(formatAgo(iso, now_ms)).toBe(text));

const well: CalendarSubscription = {
  id: "1",
  name: "Weddings",
  host: "calendars.example",
  hint: "ic.ics",
  effect: "taken",
  days: 12,
  unread: 0,
  fault: null,
  fetched_at: "2026-11-23T09:40:00.000Z",
  good_at: "2026-11-23T09:40:00.000Z",
  next_at: "2026-11-23T10:10:00.000Z",
};

test("a calendar shows its taken days and their age, and why it is not newer", () => {
  expect([formatSyncStatus(well, now_ms), formatFeedError(well)]).toEqual([
    "12 days to come taken, read 20 minutes ago.",
    null,
  ]);
  const broken = { ...well, days: 1, effect: "limited", fault: "gone", good_at: "2026-11-20T10:00:00.000Z" } as const;
  expect([formatSyncStatus(broken, now_ms), formatFeedError(broken)]).toEqual([
    "1 day to come with a place taken as it was read 3 days ago.",
    "There is no calendar at this address.",
  ]);
});

test("events that could not be read are counted", () => {
  const labels = [0, 1, 3].map((unread) => formatUnread({ ...well, unread }));
  expect(labels).toEqual([null, "1 event could not be read.", "3 events could not be read."]);
});
