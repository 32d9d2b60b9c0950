import { expect, test } from "vitest";
import { stepsBeside, type CopyStep } from "./row-steps.ts";

const makerOf = (make: string) => ({
  url: `data:text/javascript,${encodeURIComponent(`export const maker = { *make(given) { ${make} } };`)}`,
  make: () => [],
});

async function stepsOf(source: string, given: unknown): Promise<CopyStep[]> {
  const steps: CopyStep[] = [];
  for await (const step of stepsBeside(makerOf(source), given)) steps.push(step);
  return steps;
}

test("a thread makes the steps of what it is given, in their order, more than are made ahead", async () => {
  const source = "for (let at = 0; at < given; at += 1) yield { progress: at, rows: [] };";
  const steps = await stepsOf(source, 9);
  expect(steps).toEqual(Array.from({ length: 9 }, (_, progress) => ({ progress, copies: [] })));
});

test.each([
  ["throws", "throw new Error('the well is dry')", "the well is dry"],
  ["ends before its last step", "process.exit()", "ended before its last step"],
])("a maker that %s fails the fill", async (_what, end, sentence) => {
  await expect(stepsOf(`yield { rows: [] }; ${end};`, null)).rejects.toThrow(sentence);
});
