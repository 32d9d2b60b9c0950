import { expect, test } from "vitest";

const halves = (pattern: Record<string, object>) =>
  Object.entries(pattern).flatMap(([path, module]) =>
    Object.entries(module).map(([name, value]) => ({ noun: path.split("/")[1], name, value: value as unknown })),
  );
const has = (value: unknown, field: string) => typeof value === "object" && value !== null && field in value;
const words = halves(import.meta.glob<object>("./*/*words.ts", { eager: true })).filter((each) =>
  has(each.value, "path"),
);
const shapes = halves(import.meta.glob<object>("./*/*shapes.ts", { eager: true })).filter((each) =>
  has(each.value, "answer"),
);

test.each([...new Set(words.map(({ noun }) => noun))])("each call of %s has both halves, under one name", (noun) => {
  const calls = words.filter((each) => each.noun === noun);
  const known = Object.fromEntries(shapes.filter((each) => each.noun === noun).map(({ name, value }) => [name, value]));
  expect(Object.keys(known).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  for (const { name, value } of calls) expect(known[name]).toMatchObject({ name, ...(value as object) });
});
