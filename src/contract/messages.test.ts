import { expect, test } from "vitest";

const modules = import.meta.glob<object>(["./**/*.ts", "!./**/*.test.ts", "!./{places,categories}/**"], {
  eager: true,
});

/** Descriptions and summaries of calls are not shown to people. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value instanceof Map) return [...value.values()].flatMap(textsOf);
  if (typeof value !== "object" || value === null || "_zod" in value) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === "summary" ? [] : textsOf(each)));
}

test("apostrophes in texts are curly", () => {
  const texts = Object.values(modules).flatMap((module) => Object.values(module).flatMap(textsOf));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});
