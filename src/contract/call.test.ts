import { expect, test } from "vitest";

const halves = (pattern: Record<string, object>) =>
  Object.entries(pattern).flatMap(([path, module]) =>
    Object.entries(module).map(([name, value]) => ({ noun: path.split("/")[1], name, value: value as unknown })),
  );
const has = (value: unknown, field: string) => typeof value === "object" && value !== null && field in value;
const definitions = halves(import.meta.glob<object>("./*/calls.ts", { eager: true })).filter((each) =>
  has(each.value, "path"),
);
const schemas = halves(import.meta.glob<object>("./*/*schema.ts", { eager: true })).filter((each) =>
  has(each.value, "answer"),
);

test.each([...new Set(definitions.map(({ noun }) => noun))])(
  "each call of %s has both halves, under one name",
  (noun) => {
    const calls = definitions.filter((each) => each.noun === noun);
    const known = Object.fromEntries(
      schemas.filter((each) => each.noun === noun).map(({ name, value }) => [name, value]),
    );
    expect(Object.keys(known).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
    for (const { name, value } of calls) expect(known[name]).toMatchObject({ name, ...(value as object) });
  },
);
