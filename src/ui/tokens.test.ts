import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

function declarations(selector: string) {
  const start = css.indexOf("{", css.indexOf(selector));
  return css
    .slice(start + 1, css.indexOf("}", start))
    .split(";")
    .map((line) => line.trim())
    .filter(Boolean);
}

test("the dark that a person chooses and the dark that the machine asks for are alike", () => {
  const chosen = declarations('[data-theme="dark"] {');
  expect(chosen.length).toBeGreaterThan(40);
  expect(declarations(':root:not([data-theme="light"])')).toEqual(chosen);
});
