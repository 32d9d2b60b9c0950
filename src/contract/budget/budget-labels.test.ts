import { expect, test } from "vitest";
import { budgetRanges } from "../choices.ts";
import { budgetInRand, budgetLabels, formatBudget } from "./budget-labels.ts";

test("each level begins where the one before ends, and all have a span in rand", () => {
  const levels = budgetRanges.map((level) => budgetLabels[level]);
  for (const [place, { from }] of levels.entries()) expect(from).toBe(levels[place - 1]?.to ?? 0);
  expect(budgetRanges.map((level) => budgetInRand(level).replaceAll("\u00a0", " "))).toEqual([
    "up to R 50 000",
    "R 50 000 – R 100 000",
    "R 100 000 – R 200 000",
    "R 200 000 – R 400 000",
    "over R 400 000",
  ]);
  expect(formatBudget("premium")).toBe("Premium, R\u00a0200\u00a0000 – R\u00a0400\u00a0000");
});
