import { expect, test } from "vitest";
import { monthsUntil, tallyStates } from "./tally-states.ts";

test("accepted, declined and expired quotes are decided; drafts, open ones and withdrawn ones are not", () => {
  const tally = tallyStates([
    { state: "draft", reason: null, count: 2 },
    { state: "sent", reason: null, count: 3 },
    { state: "accepted", reason: null, count: 4 },
    { state: "declined", reason: "found_other", count: 1 },
    { state: "declined", reason: "too_expensive", count: 5 },
    { state: "lapsed", reason: null, count: 6 },
    { state: "withdrawn", reason: null, count: 7 },
  ]);
  expect(tally).toEqual({
    drafts: 2,
    states: { sent: 3, accepted: 4, declined: 6, lapsed: 6, withdrawn: 7 },
    decided: 16,
    lost: [
      { reason: "lapsed", count: 6 },
      { reason: "too_expensive", count: 5 },
      { reason: "found_other", count: 1 },
    ],
  });
});

test("without quotes there is no text", () => {
  expect(tallyStates([])).toMatchObject({ drafts: 0, decided: 0, lost: [] });
});

test.each([
  ["2026-11-23", "2025-12", "2026-11"],
  ["2026-12-31", "2026-01", "2026-12"],
  ["2026-01-01", "2025-02", "2026-01"],
])("on %s twelve months are from %s to %s", (today, first, last) => {
  const months = monthsUntil(today);
  expect([months.length, months[0], months.at(-1)]).toEqual([12, first, last]);
});
