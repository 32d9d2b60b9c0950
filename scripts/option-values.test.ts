import { expect, test } from "vitest";
import { optionProblems } from "./option-values.ts";

test.each([
  ['<option value="">All</option>', 0],
  ["<option key={name} value={name} />", 0],
  ["<option>Gauteng</option>", 1],
  ["<option key={name} disabled={() => name}>{name}</option>", 1],
])("%s has %i problems", (element, count) => {
  expect(optionProblems("src/ui/part.tsx", `export const part = (name: string) => ${element};`)).toHaveLength(count);
});
