import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

test("a typed text comes without spaces around it, and a file or a missing field is no text", () => {
  const form = new FormData();
  form.set("name", "  Nandi Mokoena ");
  form.set("picture", new File(["x"], "x.png"));
  expect(readText(form, "name")).toBe("Nandi Mokoena");
  expect(readText(form, "picture")).toBe("");
  expect(readText(form, "missing")).toBe("");
});
