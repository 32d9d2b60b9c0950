import { expect, test } from "vitest";

const halves = (pattern: Record<string, object>) =>
  Object.entries(pattern).map(([path, module]) => ({ noun: path.split("/")[1], calls: Object.entries(module) }));
const words = halves(import.meta.glob<object>("./*/words.ts", { eager: true }));
const shapes = halves(import.meta.glob<object>("./*/*shapes.ts", { eager: true }));

const isCall = (value: unknown): value is { name: string } =>
  typeof value === "object" && value !== null && "name" in value && "answer" in value;

test.each(words)("each call of $noun has both halves, under one name", ({ noun, calls }) => {
  const declared = shapes.filter((each) => each.noun === noun).flatMap((each) => each.calls);
  const known = Object.fromEntries(declared.filter(([, value]) => isCall(value)));
  expect(Object.keys(known).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
  for (const [name, half] of calls) expect(known[name]).toMatchObject({ name, ...half });
});
