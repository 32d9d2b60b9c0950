import { expect, test } from "vitest";
import { areContiguous } from "../../../../../contract/choices.ts";
import { blockedTiers, toggledTier } from "./price-tiers.ts";

test.each([
  [[], []],
  [["$"], ["$$$", "$$$$"]],
  [["$$"], ["$$$$"]],
  [["$", "$$"], ["$$$$"]],
  [["$", "$$", "$$$"], ["$$"]],
  [
    ["$", "$$", "$$$", "$$$$"],
    ["$$", "$$$"],
  ],
] as const)("with %j chosen, %j is disabled", (chosen, blocked) => {
  expect(blockedTiers([...chosen])).toEqual(blocked);
});

test("an enabled tier leaves no gap", () => {
  for (const chosen of [["$$"], ["$$", "$$$"], ["$", "$$", "$$$", "$$$$"]] as const) {
    const free = (["$", "$$", "$$$", "$$$$"] as const).filter((tier) => !blockedTiers([...chosen]).includes(tier));
    expect(free.every((tier) => areContiguous(toggledTier([...chosen], tier)))).toBe(true);
  }
});

test("an existing gap can be closed", () => {
  expect(areContiguous(["$", "$$$"])).toBe(false);
  expect(blockedTiers(["$", "$$$"])).toEqual([]);
});

test("tiers are sorted cheapest first", () => {
  expect(toggledTier(["$$$"], "$$")).toEqual(["$$", "$$$"]);
});
