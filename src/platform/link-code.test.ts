import { expect, test } from "vitest";
import { codeOfAddress, codeOfToken, isCodeOf } from "./link-code.ts";

const token = "aB3-_".repeat(8) + "xyz";

test("a link with a token behind its # has a code, however it is typed", () => {
  const code = codeOfToken(token);
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(codeOfAddress(`https://umshado.test/conversation#${token}`)).toBe(code);
  for (const typed of [code, code.toLowerCase(), code.replace("-", " "), ` ${code.replace("-", "")} `])
    expect(isCodeOf(token, typed)).toBe(true);
  expect(isCodeOf(token, "")).toBe(false);
  expect(isCodeOf(`${token.slice(1)}z`, code)).toBe(false);
});

test.each(["https://umshado.test/conversation", "https://umshado.test/register?invite=x", "https://umshado.test/#top"])(
  "%s has none",
  (address) => {
    expect(codeOfAddress(address)).toBeNull();
  },
);
