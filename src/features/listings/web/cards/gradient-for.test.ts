import { expect, test } from "vitest";
import { gradientFor } from "./gradient-for.ts";

test("the sum of the id's characters chooses the gradient", () => {
  // "a" is 97, and 97 = 10 × 9 + 7
  expect(gradientFor("a")).toBe("var(--gradient-tsitsikamma)");
  expect(gradientFor("b")).toBe("var(--gradient-ukhahlamba)");
  expect(gradientFor("c")).toBe("var(--gradient-cederberg)");
  expect(gradientFor("ab")).toBe(gradientFor("ba"));
});

test("the same id always gets the same gradient, and ids spread over all nine", () => {
  const ids = Array.from({ length: 200 }, (_, n) => `0198c0de-0000-7000-8000-${String(n * 7919).padStart(12, "0")}`);
  expect(ids.map(gradientFor)).toEqual(ids.map(gradientFor));
  expect(new Set(ids.map(gradientFor)).size).toBe(9);
});

test("an empty id has a gradient too", () => {
  expect(gradientFor("")).toBe("var(--gradient-cederberg)");
});
