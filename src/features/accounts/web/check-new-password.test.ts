import { expect, test } from "vitest";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import { checkNewPassword } from "./check-new-password.ts";

const names = { password: "newPassword", repeated: "confirmPassword" };
const check = (password: string, repeated: string) => checkNewPassword(password, repeated, names);

test.each([
  ["", "", { newPassword: accountMessages.fill_all_fields, confirmPassword: accountMessages.fill_all_fields }],
  ["long enough", "", { confirmPassword: accountMessages.fill_all_fields }],
  ["", "long enough", { newPassword: accountMessages.fill_all_fields }],
  ["seven 7", "seven 7", { newPassword: accountMessages.password_too_short }],
  ["seven 7", "another", { newPassword: accountMessages.password_too_short }],
  ["eight  8", "Eight  8", { confirmPassword: accountMessages.passwords_differ }],
  ["eight  8", "eight  8", {}],
  ["        ", "        ", {}],
])("%j repeated as %j", (password, repeated, fieldErrors) => {
  expect(check(password, repeated)).toEqual(fieldErrors);
});
