import { expect, test } from "vitest";
import { attemptFor } from "./draft.ts";

test("an unchanged enquiry keeps its key, a changed one gets another", () => {
  const first = attemptFor("{}", undefined);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptFor("{}", first)).toBe(first);
  expect(attemptFor('{"a":1}', first).key).not.toBe(first.key);
});
