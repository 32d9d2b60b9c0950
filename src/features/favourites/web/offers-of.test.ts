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
  const found = offersOf({ availability, is_watched, is_booked });
  const names = Object.entries(found).flatMap(([name, is]) => (is ? [name] : []));
  expect(names).toEqual(offered);
});
