import { expect, test } from "vitest";
import { evaluateSamples, type Sample } from "./sample-process.ts";

const run = (of: (at: number) => Partial<Sample>) =>
  Array.from({ length: 40 }, (_, at) => ({ at_seconds: at * 10, memory_mb: 200, handles: 60, queue: 30, ...of(at) }));
const growing = (samples: Sample[]) =>
  evaluateSamples(samples)
    .filter(({ isFlat }) => !isFlat)
    .map(({ what }) => what);

test("a measure that grows in the first quarter only is flat", () => {
  expect(growing(run((at) => ({ memory_mb: Math.min(100 + at * 20, 300) })))).toEqual([]);
});

test("each measure that keeps growing is reported", () => {
  expect(growing(run((at) => ({ memory_mb: 200 + at * 3 })))).toEqual(["memory_mb"]);
  expect(growing(run((at) => ({ handles: 60 + at })))).toEqual(["handles"]);
  expect(growing(run((at) => ({ queue: 30 + at * 5 })))).toEqual(["queue"]);
});
