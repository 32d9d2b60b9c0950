import { expect, test } from "vitest";
import * as limits from "../../contract/limits.ts";
import { alarmsOf, type Failures } from "./rules.ts";

const one = (times: number, more: Partial<Failures> = {}): Failures => {
  return { event: "sign_in", account_id: null, is_super_admin: false, times, ...more };
};
const account_id = "0193e0b0-0000-7000-8000-000000000000";

test.each([
  ["little", [one(limits.alarm_failed_sign_ins - 1)], []],
  ["many logins", [one(60), one(40, { account_id })], ["failed_sign_ins", "failed_sign_ins_of_account"]],
  ["one account", [one(limits.alarm_failed_sign_ins_of_account, { account_id })], ["failed_sign_ins_of_account"]],
  ["one account, less", [one(limits.alarm_failed_sign_ins_of_account - 1, { account_id })], []],
  ["nobody's account", [one(limits.alarm_failed_sign_ins_of_account)], []],
  [
    "a super admin",
    [one(limits.alarm_failed_sign_ins_of_admin, { account_id, is_super_admin: true })],
    ["failed_sign_ins_of_admin"],
  ],
  ["dead tokens", [one(limits.alarm_invalid_tokens, { event: "dead_token" })], ["dead_tokens"]],
  ["fewer dead tokens", [one(limits.alarm_invalid_tokens - 1, { event: "dead_token" })], []],
])("%s", (_, failures, raised) => {
  expect(alarmsOf(failures)).toEqual(raised);
});
