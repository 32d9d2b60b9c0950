import { expect, test } from "vitest";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import { commonPasswords } from "../../../platform/common-passwords.ts";
import { findPasswordError } from "./find-password-error.ts";

const about = ["thandi.zulu@protea-photos.co.za", "Sunset Films", "Thandi Zulu"];

test.each(["password", "12345678", "aaaaaaaa", "PASSWORD", "iloveyou", "qwertyuiop"])(
  "%s is among the commonest",
  async (each) => {
    expect(await findPasswordError(each, [])).toBe(accountMessages.password_common);
  },
);

test.each([
  "umshado1",
  "Umshado2026!",
  "umshado-demo",
  "my-wedding-1",
  "thandi.zulu",
  "Zulu-Thandi-88",
  "SunsetFilms!!",
  "sunset 2026",
  "proteaphotos1",
])("%s is made of what is known", async (each) => {
  expect(await findPasswordError(each, about)).toBe(accountMessages.password_own_words);
});

test.each(["protea-and-sand", "a-new-password", "correct horse battery", "thandi rides elephants", "9f2!k_22xq4v"])(
  "%s may be used",
  async (each) => {
    expect(await findPasswordError(each, about)).toBeNull();
  },
);

test("the list has ten thousand passwords, each once and in lower case", () => {
  const list = commonPasswords.split(" ");
  expect(new Set(list.map((each) => each.toLowerCase())).size).toBe(10_000);
  expect(list.every((each) => each === each.toLowerCase() && each.length >= 6)).toBe(true);
});
