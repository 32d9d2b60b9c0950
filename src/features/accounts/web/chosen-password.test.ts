import { expect, test } from "vitest";
import { saveChosenPassword, consumeChosenPassword } from "./chosen-password.ts";

test("a chosen password is passed to the login of the same address, once", () => {
  saveChosenPassword("nandi@example.org", "a horse, a battery");
  expect(consumeChosenPassword("nandi@example.org")).toBe("a horse, a battery");
  expect(consumeChosenPassword("nandi@example.org")).toBe("");
});

test("a login with another address gets nothing, and nothing is left for a later one", () => {
  saveChosenPassword("nandi@example.org", "a horse, a battery");
  expect(consumeChosenPassword("thabo@example.org")).toBe("");
  expect(consumeChosenPassword("nandi@example.org")).toBe("");
});
