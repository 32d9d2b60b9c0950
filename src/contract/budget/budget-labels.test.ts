import { expect, test } from "vitest";
import { budgetRanges } from "../choices.ts";
import { budgetInRand, budgetLabels } from "./budget-labels.ts";

test("each level begins where the one before ends, and all have a span in rand", () => {
  const levels = budgetRanges.map((level) => budgetLabels[level]);
  for (const [place, { from }] of levels.entries()) expect(from).toBe(levels[place - 1]?.to ?? 0);
  expect(budgetRanges.map((level) => budgetInRand(level).replaceAll("\u00a0", " "))).toEqual([
    "Up to R 50 000",
    "R 50 000 – R 100 000",
    "R 100 000 – R 200 000",
    "R 200 000 – R 400 000",
    "Over R 400 000",
  ]);
});
