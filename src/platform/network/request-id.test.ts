import { expect, test } from "vitest";
import { chooseRequestId } from "./request-id.ts";

test("a proxy's id is taken over, and nobody else's", () => {
  expect(chooseRequestId("edge-7f3a.0001", 1)).toBe("edge-7f3a.0001");
  expect(chooseRequestId("edge-7f3a.0001", 0)).not.toBe("edge-7f3a.0001");
});

test.each([
  undefined,
  "",
  "short",
  "a".repeat(65),
  'a"}\n{"level":"fault',
  "<b>12345678</b>",
  ["edge-0001", "edge-0002"],
])("%j is no id to print: there is a fresh one", (given) => {
  expect(chooseRequestId(given, 1)).toMatch(/^[\da-f]{8}-[\da-f]{4}$/);
});

test("every request has another", () => {
  expect(chooseRequestId(undefined, 0)).not.toBe(chooseRequestId(undefined, 0));
});
