import { expect, test } from "vitest";
import { offersOf } from "./offers-of.ts";

test.each([
  ["taken", false, false, ["mayWatch"]],
  ["taken", true, false, ["isWaiting", "mayWatch"]],
  ["not_known", false, false, []],
  ["not_known", true, false, ["isWaiting", "mayWatch"]],
  ["free", false, false, []],
  ["free", true, false, []],
  ["limited", true, false, []],
  ["taken", false, true, ["maySave"]],
  ["free", false, true, ["maySave"]],
  [null, false, true, []],
  [null, true, false, []],
] as const)("%s, watched %s, booked %s offers %j", (availability, is_watched, is_booked, offered) => {
  const result = offersOf({ availability, is_watched, is_booked, booked_cents: null });
  const names = Object.entries(result).flatMap(([name, is]) => (is ? [name] : []));
  expect(names).toEqual(offered);
});

test("a vendor booked here offers its day for a calendar, and nothing else", () => {
  const booked = { availability: null, is_watched: false, is_booked: true, booked_cents: 47_500_00 };
  expect(offersOf(booked)).toEqual({ isWaiting: false, mayWatch: false, maySave: true });
});
