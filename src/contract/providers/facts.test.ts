import { expect, test } from "vitest";
import { factCode, factCodes, factName, languageName } from "./facts.ts";

test("every fact has a unique code, which reads as its name", () => {
  expect(new Set(factCodes).size).toBe(factCodes.length);
  expect(factCode(" Own  catering ")).toBe("own-catering");
  expect(factName("own-catering")).toBe("Own catering");
});

test.each([
  ["xhosa", "isiXhosa"],
  ["SOTHO", "Sesotho"],
  ["afrikaans", "Afrikaans"],
  ["Venda", "Tshivenda"],
  ["Kaaps", "Kaaps"],
])("the language %s is %s", (typed, name) => {
  expect(languageName(typed)).toBe(name);
});
