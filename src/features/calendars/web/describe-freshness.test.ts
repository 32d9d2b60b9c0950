import { expect, test } from "vitest";
import { asSeen, freshnessSentence, freshnessOf } from "./describe-freshness.ts";

test.each([
  ["2026-11-23T08:00:00.000Z", "fresh"],
  ["2026-10-01T08:00:00.000Z", "fresh"], // seven days before the sixtieth
  ["2026-09-30T08:00:00.000Z", "ending"],
  ["2026-09-24T08:00:00.000Z", "ending"],
  ["2026-09-23T08:00:00.000Z", "over"],
  ["2026-09-23T22:30:00.000Z", "ending"], // past midnight in South Africa
  [null, "never"],
])("a calendar confirmed at %s is %s", (kept_at, state) => {
  expect(freshnessOf(kept_at, "2026-11-23").state).toBe(state);
});

test("couples see nothing of an unconfirmed calendar", () => {
  const free = { availability: "free", booked: 0, held: 0, is_blocked: false, imported: 0, is_closed: false } as const;
  const seen = (kept_at: string | null) =>
    asSeen([{ date: "2026-12-05", ...free }], kept_at, "2026-11-23").map(({ availability }) => availability);
  expect(seen("2026-09-24T08:00:00.000Z")).toEqual(["free"]);
  expect(seen("2026-09-20T08:00:00.000Z")).toEqual(["not_known"]);
  expect(seen(null)).toEqual(["not_known"]);
});

test("the text says when the calendar was confirmed, and from when on couples see nothing", () => {
  expect(freshnessSentence({ state: "fresh", confirmed_on: "2026-11-23", until: "2027-01-22" })).toBe(
    "Last confirmed on 23 November 2026. Couples see your availability until 22 January 2027, and “calendar not kept” after that.",
  );
  expect(freshnessSentence({ state: "over", confirmed_on: "2026-08-01", until: "2026-09-30" })).toContain(
    "couples see “calendar not kept”",
  );
});
