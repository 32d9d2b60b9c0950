import { expect, test } from "vitest";
import { sayWhen } from "./sent-when.ts";

test("an hour before midnight in London is the next day here", () => {
  expect(sayWhen("2026-11-21T23:05:00.000Z")).toBe("22 November 2026, 01:05");
});
