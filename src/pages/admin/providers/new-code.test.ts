import { expect, test } from "vitest";
import { newCode } from "./new-code.ts";

test("a code has six digits and no leading zero, and differs from the last", () => {
  const codes = Array.from({ length: 500 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[1-9]\d{5}$/);
  expect(new Set(codes).size).toBeGreaterThan(480);
});
