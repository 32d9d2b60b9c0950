import { expect, test } from "vitest";

const halves = (pattern: Record<string, object>, suffix: string) =>
  Object.entries(pattern).flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith(suffix))
      .map(([name, value]) => ({
        noun: path.split("/")[1],
        name: name.slice(0, -suffix.length),
        value: value as unknown,
      })),
  );
const calls = halves(import.meta.glob<object>("./*/calls.ts", { eager: true }), "Call");
const routes = halves(import.meta.glob<object>("./*/*schema.ts", { eager: true }), "Route");

test.each([...new Set(calls.map(({ noun }) => noun))])("each call of %s has its route, under one name", (noun) => {
  const mine = calls.filter((each) => each.noun === noun);
  const known = Object.fromEntries(routes.filter((each) => each.noun === noun).map(({ name, value }) => [name, value]));
  expect(Object.keys(known).toSorted()).toEqual(mine.map(({ name }) => name).toSorted());
  for (const { name, value } of mine) expect(known[name]).toMatchObject({ name, ...(value as object) });
});

test("only routes of a contract have a path or a response", () => {
  const modules = Object.values(import.meta.glob<object>(["./*/calls.ts", "./*/*schema.ts"], { eager: true }));
  const values = modules.flatMap((module) => Object.values(module) as unknown[]);
  const has = (value: unknown, field: string) =>
    typeof value === "object" && value !== null && Object.hasOwn(value, field);
  expect(values.filter((value) => has(value, "at"))).toHaveLength(calls.length + routes.length);
  expect(values.filter((value) => has(value, "answer"))).toHaveLength(routes.length);
});
