import { expect, test } from "vitest";
import { containing } from "./like-pattern.ts";

test("wildcards of a pattern are characters like any other", () => {
  expect(containing(String.raw`50%_\ off`)).toBe(String.raw`%50\%\_\\ off%`);
});
