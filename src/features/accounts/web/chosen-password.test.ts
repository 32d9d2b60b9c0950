import { expect, test } from "vitest";
import { keepChosenPassword, takeChosenPassword } from "./chosen-password.ts";

test("a chosen password is handed to the login of its own address, once", () => {
  keepChosenPassword("nandi@example.org", "a horse, a battery");
  expect(takeChosenPassword("nandi@example.org")).toBe("a horse, a battery");
  expect(takeChosenPassword("nandi@example.org")).toBe("");
});

test("a login with another address gets nothing, and nothing is left for a later one", () => {
  keepChosenPassword("nandi@example.org", "a horse, a battery");
  expect(takeChosenPassword("thabo@example.org")).toBe("");
  expect(takeChosenPassword("nandi@example.org")).toBe("");
});
